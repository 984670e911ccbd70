import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormState, FormView } from '#engine/contract/form.ts';
import { Form } from '#renderer/form/form.tsx';
import { FormRegion } from '#renderer/form/form-region.tsx';

const view: FormView = {
  action: '/guide',
  endpoint: '/api/funnels/guide/submissions',
  tokenEndpoint: '/api/funnels/guide/form-token',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', help: 'As on the cup.', required: false },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: true,
      missing: 'Please enter your email.',
      invalid: 'Not an email.',
    },
    {
      kind: 'select',
      name: 'size',
      label: 'Size',
      required: false,
      prompt: 'Choose a size',
      options: [{ value: 's', label: 'Small' }],
    },
    { kind: 'textarea', name: 'wishes', label: 'Wishes', required: false },
  ],
  title: 'Where to?',
  missing: { title: 'Please fill in all fields' },
  button: { idle: 'Send', busy: 'Sending...' },
  makesLeadId: false,
  unreachable: { title: 'Something went wrong.' },
  schedulingUrl: 'https://cal.example.com/x',
  contactEmail: 'hello@example.com',
};

const draw = (state: FormState, changed: Partial<FormView> = {}) =>
  renderToStaticMarkup(<Form view={{ ...view, ...changed }} state={state} />);

describe('Form', () => {
  it('is a form that posts to its own page without scripts', () => {
    const html = draw({ kind: 'idle' });
    expect(html).toContain('noValidate="" action="/guide#form" method="post"');
    expect(html).toContain('<input type="hidden" name="submissionId"/>');
    expect(html).toContain('<button type="submit" class="btn" aria-busy="false">Send</button>');
  });

  it('keeps the id to try again with after a failure', () => {
    const submissionId = '01a1fadd-66c5-746e-8570-6ec1dad8a333';
    const html = draw({ kind: 'rejected', fields: {}, values: {}, submissionId });
    expect(html).toMatch(/data-kept="true" name="submissionId" value="01a1fadd-/);
  });

  it('names the dates to choose as any browser will draw them, with how they differ and the seats that are left', () => {
    const dates = {
      timeZone: 'America/Los_Angeles',
      yourTime: 'your time',
      byValue: {
        may: { at: '2027-05-04T17:00:00Z', note: 'Leeds, 2 days', left: '3 seats are left.' },
      },
    };
    const options = [
      { value: 'may', label: 'May 4, 10:00 AM' },
      { value: 'june', label: 'June 1, 10:00 AM' },
    ];
    const field = { kind: 'radio', name: 'eventDate', label: 'When?', required: true } as const;
    const html = draw({ kind: 'idle' }, { fields: [{ ...field, options, dates }] });
    expect(html).toContain('<span>May 4, 10:00 AM, Leeds, 2 days: 3 seats are left.</span>');
    expect(html).toContain('<span>June 1, 10:00 AM</span>');
  });

  it('asks in a sentence whether another address was meant', () => {
    const rejected = (email: string) => draw({ kind: 'rejected', fields: {}, values: { email } });
    expect(rejected('ada@gmial.com')).toContain(
      '<p class="suggestion" aria-live="polite">Did you mean <b>ada@gmail.com</b>?</p>',
    );
    expect(rejected('ada@gmail.com')).toContain('<p class="suggestion" aria-live="polite"></p>');
  });

  it('hides the honeypot from people, their keyboards and their browsers', () => {
    const html = draw({ kind: 'idle' });
    expect(html).toMatch(/aria-hidden="true"><label>[^<]+<input type="text" tabindex="-1"/i);
    expect(html).toMatch(
      /name="website"[^>]*autoComplete="off"|autoComplete="off"[^>]*name="website"/i,
    );
  });

  it('leaves required fields to the browser only where no toast is declared for them', () => {
    const { missing: _, ...unchecked } = view;
    const html = renderToStaticMarkup(<Form view={unchecked} state={{ kind: 'idle' }} />);
    expect(html).not.toContain('noValidate');
    expect(html).toMatch(/type="email"[^>]*required=""|required=""[^>]*type="email"/);
    expect(draw({ kind: 'idle' })).not.toContain('required=""');
    expect(draw({ kind: 'idle' })).toContain('aria-required="true"');
  });

  it('labels every control and ties help and mistakes to it', () => {
    const html = draw({
      kind: 'rejected',
      toast: { title: 'Please fill in all fields' },
      fields: { email: 'Please enter your email.' },
      values: { name: 'Ada <b>', size: 's', wishes: 'Tea' },
    });
    for (const { name } of view.fields) expect(html).toContain(`<label for="field-${name}">`);
    expect(html).toContain('aria-describedby="field-name-help"');
    expect(html).toContain('aria-invalid="true" aria-describedby="field-email-error"');
    expect(html).toContain('<p class="error" id="field-email-error">Please enter your email.</p>');
    expect(html).toContain('value="Ada &lt;b&gt;"');
    expect(html).toContain('<option value="s" selected="">Small</option>');
    expect(html).toContain('>Tea</textarea>');
  });

  it('has both regions for toasts from the start, and fills the one that fits', () => {
    const empty = '<div role="status"></div><div role="alert"></div>';
    const toast = { title: 'Thanks', description: 'It is on its way.' };
    expect(draw({ kind: 'idle' })).toContain(empty);
    expect(draw({ kind: 'rejected', toast, fields: {}, values: {} })).toContain(
      '<div role="status"></div><div role="alert"><div class="toast failure"><p><strong>Thanks',
    );
    expect(draw({ kind: 'succeeded', toast, clear: true })).toContain(
      '<div role="status"><div class="toast"><p><strong>Thanks</strong></p><p>It is on its way.</p>',
    );
  });

  it('puts the success screen in the place of the form', () => {
    const html = draw({
      kind: 'succeeded',
      clear: false,
      screen: {
        title: 'Registered',
        text: 'See you, Ada.',
        details: [{ label: 'Email', value: 'ada@example.com' }],
        next: { title: 'Next', items: ['Check your inbox.'] },
        button: { label: 'Book', to: 'scheduling' },
        contact: 'Questions?',
        signOff: 'The team',
      },
    });
    expect(html).not.toContain('<form');
    expect(html).toContain('<h2 tabindex="-1">Registered</h2>');
    expect(html).toContain('href="https://cal.example.com/x" target="_blank" rel="noopener"');
    expect(html).toContain('href="mailto:hello@example.com"');
  });

  it('leads from the success screen to the offered file', () => {
    const html = draw({
      kind: 'succeeded',
      clear: false,
      screen: {
        title: 'Here it is',
        text: 'Enjoy.',
        button: { label: 'Download', to: 'download' },
      },
      download: '/d/token',
    });
    expect(html).toContain('<a class="btn" href="/d/token">Download</a>');
  });

  it('asks for its code only where there is something to hydrate', () => {
    const screen = { title: 'Done', text: 'Done.' };
    const region = (state: FormState) =>
      renderToStaticMarkup(<FormRegion view={view} state={state} chunk="/assets/island.js" />);
    expect(region({ kind: 'idle' })).toContain('data-island="/assets/island.js"');
    expect(region({ kind: 'succeeded', screen, clear: false })).not.toContain('data-island');
  });

  it('asks for answers in sight in groups with a legend, and keeps what was chosen', () => {
    const options = [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ];
    const fields: FormView['fields'] = [
      { kind: 'radio', name: 'cup', label: 'Cup', required: true, options },
      { kind: 'multi-select', name: 'with', label: 'With', required: false, options },
      { kind: 'checkbox', name: 'hot', label: 'Hot', required: false },
    ];
    const values = { cup: 'l', with: 's\nl', hot: 'yes' };
    const html = draw({ kind: 'rejected', fields: { cup: 'Please choose.' }, values }, { fields });
    expect(html).toContain(
      '<fieldset id="field-cup" class="field choices" role="radiogroup" aria-required="true" aria-invalid="true" aria-describedby="field-cup-error"><legend>Cup</legend>',
    );
    expect(html.match(/<input type="radio"[^>]*>/g)).toEqual([
      '<input type="radio" name="cup" value="s"/>',
      '<input type="radio" name="cup" checked="" value="l"/>',
    ]);
    expect(html.match(/<input type="checkbox"[^>]*name="with"[^>]*checked=""/g)).toHaveLength(2);
    expect(html).toMatch(/<label class="consent" for="field-hot"><input[^>]*checked=""/);
  });

  it('asks for telephone numbers, numbers and days with the keyboards and limits they need', () => {
    const fields: FormView['fields'] = [
      { kind: 'phone', name: 'phone', label: 'Telephone', required: false, country: 'DE' },
      { kind: 'number', name: 'cups', label: 'Cups', required: true, min: 1, unit: 'cups' },
      { kind: 'date', name: 'day', label: 'Day', required: false, min: '2027-01-01' },
    ];
    const html = draw({ kind: 'idle' }, { fields });
    const inputOf = (name: string) =>
      html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];
    for (const part of ['type="tel"', 'inputMode="tel"', 'autoComplete="tel"', 'maxLength="40"']) {
      expect(inputOf('phone')).toContain(part);
    }
    for (const part of ['type="number"', 'min="1"', 'step="1"', '"field-cups-unit"']) {
      expect(inputOf('cups')).toContain(part);
    }
    expect(html).toContain('<span id="field-cups-unit">cups</span>');
    for (const part of ['type="date"', 'min="2027-01-01"']) expect(inputOf('day')).toContain(part);
  });

  it('says without scripts whom a field is for, and asks with them once the answer is given', () => {
    const options = [{ value: 'l', label: 'Large' }];
    const fields: FormView['fields'] = [
      { kind: 'radio', name: 'cup', label: 'Cup', required: false, options },
      {
        kind: 'text',
        name: 'lid',
        label: 'Lid',
        help: 'Or none.',
        required: true,
        when: { field: 'cup', is: 'l' },
      },
    ];
    const plain = draw({ kind: 'idle' }, { fields });
    expect(plain).toContain('<div class="waits"><div class="field">');
    expect(plain).toContain('Only if your answer to “Cup” is Large. Or none.');
    expect(plain).not.toMatch(/name="lid"[^>]*required/);
    const drawn = draw({ kind: 'rejected', fields: {}, values: { cup: 'l' } }, { fields });
    expect(drawn).not.toContain('waits');

    const live = (typed: Readonly<Record<string, string>>) =>
      renderToStaticMarkup(
        <Form view={{ ...view, fields }} state={{ kind: 'idle' }} typed={typed} />,
      );
    expect(live({})).toContain('<div class="waits" hidden="">');
    expect(live({ cup: 'l' })).toMatch(/<div><div class="field">.*aria-required="true"/);
    expect(live({ cup: 'l' })).not.toContain('Only if');
  });
});
