import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { fillNotice } from '#server/email/notice/fill-notice.ts';
import { declare } from '#tests/support/site/declarations.ts';

/** What the coach's people read of a lead that answered so, by what it is called. */
function tell(fields: Readonly<Record<string, string>>, language: 'en' | 'es' = 'en') {
  const files = declare({
    'coach.ts': { language },
    'guide.ts': {
      'form.consent': undefined,
      'form.consents': [
        {
          name: 'news',
          required: false,
          version: '1',
          text: 'I would like [the two emails](https://willow.example/privacy) as well.',
        },
      ],
      'submission.journey.consent': 'news',
    },
  });
  const { site, findings } = compileSite(files, ['/']);
  if (!site) throw new Error(JSON.stringify(findings));
  const lead = {
    funnelId: 'willow-guide',
    email: 'ada@example.com',
    fields: { email: 'ada@example.com', ...fields },
    source: 'willow-guide',
    page: '/guide',
    trafficSource: 'direct',
    createdAt: '2027-03-16T17:00:00Z',
  };
  const { told } = fillNotice(
    site,
    { coach: 'willow', body: {}, leads: [lead] },
    'https://w.example',
  );
  return told?.[0]?.rows.map(({ label, value }) => `${label}: ${value}`) ?? [];
}

it('announces a campaign only for those who ticked the box that it waits for', () => {
  expect(tell({ news: 'yes' }).at(-1)).toMatch(/campaign/);
  expect(tell({}).at(-1)).toMatch(/They get the email/);
  expect(tell({}).at(-1)).not.toMatch(/campaign/);
});

it('names what was agreed to without its links', () => {
  expect(tell({ news: 'yes' })).toContain('I would like the two emails as well.: yes');
});

it('says of a box and of a visit without a page before in the language of the reader', () => {
  const rows = tell({ news: 'yes' }, 'es');
  expect(rows).toContain('I would like the two emails as well.: sí');
  expect(rows).toContain('Procedencia: acceso directo');
});
