import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { formView } from '#engine/interpret/form-view.ts';
import type { Finding } from '#engine/read/findings.ts';
import { compileFunnel, declare, event, findIn } from '#tests/support/site/declarations.ts';

describe('a compiled site', () => {
  it('joins every funnel with its coach, its paths and its texts', () => {
    const { site } = compileSite(
      declare({
        'guide.ts': { aliases: ['/free'] },
        'call.ts': {},
        'oak/coach.ts': { slug: 'oak', campaigns: [] },
      }),
      ['/'],
    );
    expect(site?.coaches.map(({ slug }) => slug)).toEqual(['willow', 'oak']);
    expect(site?.funnels.map(({ id, coach, paths }) => [id, coach.slug, paths])).toEqual([
      ['willow-guide', 'willow', ['/willow-guide', '/free']],
      ['willow-call', 'willow', ['/willow-call']],
    ]);
    expect(site?.funnels[0]?.formFields.map(({ name }) => name)).toEqual(['name', 'email']);
    expect(site?.funnels[1]?.formFields).toEqual([]);
    expect(site?.funnels[0]?.values).toEqual({
      leadMagnet: 'The Willow Guide',
      coach: 'Willow Works',
    });
  });

  it('fills the words of the fields, so that browser and server say the same', () => {
    const { formFields } = compileFunnel({
      'form.fields.email.missing': 'Where shall {leadMagnet} go?',
      'form.fields.email.invalid': '{coach} cannot write to that.',
    });
    expect(formFields[1]).toMatchObject({
      missing: 'Where shall The Willow Guide go?',
      invalid: 'Willow Works cannot write to that.',
    });
    expect(checkFields(formFields, { name: 'Ada', email: '' })).toMatchObject({
      fields: { email: 'Where shall The Willow Guide go?' },
    });
  });

  it('gives all mistakes of all files at once, in the order of the files', () => {
    const changes = {
      'second.ts': { path: '/willow-guide', 'success.toast.title': '{nme}' },
      'guide.ts': { 'form.button.idle': '', failure: {} },
      'coach.ts': { 'theme.ink': '#999999' },
    };
    expect(findIn(changes).map((finding) => finding.split(':')[0])).toEqual([
      'funnels/willow/coach.ts, theme.ink',
      'funnels/willow/guide.ts, form.button.idle',
      'funnels/willow/guide.ts, failure.any',
      'funnels/willow/second.ts, path',
      'funnels/willow/second.ts, success.toast.title',
    ]);
  });

  it('is none as long as a mistake is left', () => {
    const { site, findings } = compileSite(declare({ 'guide.ts': { path: '/api' } }), []);
    expect(site).toBeUndefined();
    expect(findings).toHaveLength(1);
  });

  it('tells of minutes that are written twice only that they are', () => {
    const mistake: Finding = {
      rule: 'property-twice',
      severity: 'error',
      file: 'funnels/willow/call.ts',
      path: 'minutes',
      problem: 'minutes is written twice.',
      remedy: 'Remove one of the two.',
    };
    const said = { 'page.sections.0.lead': 'For a call of 45 minutes.' };
    const files = declare({ 'call.ts': said }).map((one) =>
      one.file === mistake.file ? { ...one, mistakes: [mistake] } : one,
    );
    expect(compileSite(files, ['/']).findings.map(({ rule }) => rule)).toEqual(['property-twice']);
    expect(findIn({ 'call.ts': said })).toHaveLength(1);
  });

  it('survives declarations of any shape', () => {
    for (const value of [
      {},
      { kind: 'lead' },
      { page: { sections: 3 } },
      { form: { fields: null } },
    ]) {
      const files = [...declare(), { file: 'funnels/willow/odd.ts', exports: { funnel: value } }];
      expect(compileSite(files, []).site).toBeUndefined();
    }
  });
});

describe('what a browser knows of a form', () => {
  const funnel = compileFunnel({
    event: { ...event },
    'submission.source': 'secret source',
    'submission.journey': { campaign: 'Willow Campaign', firstEmail: 'now' },
    'form.consent': { text: 'I agree.', version: '2027-01' },
  });

  it('holds its words and where it is sent', () => {
    expect(formView(funnel, '/willow-guide')).toMatchObject({
      action: '/willow-guide',
      endpoint: '/api/funnels/willow-guide/submissions',
      title: 'Where shall we send it?',
      button: { idle: 'Send', busy: 'Sending...' },
      consent: 'I agree.',
      makesLeadId: false,
      unreachable: { title: 'Something went wrong.' },
    });
  });

  it('holds no campaign, no source and no email function', () => {
    const view = JSON.stringify(formView(funnel, '/willow-guide'));
    for (const secret of ['Willow Campaign', 'secret source', 'send-guide', 'campaignId']) {
      expect(JSON.stringify(funnel.declaration) + JSON.stringify(funnel.coach)).toContain(secret);
      expect(view).not.toContain(secret);
    }
  });

  it('is nothing for a booking page', () => {
    const { site } = compileSite(declare({ 'call.ts': {} }), []);
    expect(site?.funnels[1] && formView(site.funnels[1], '/willow-call')).toBeUndefined();
  });
});
