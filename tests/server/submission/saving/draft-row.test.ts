import { expect, it } from 'vitest';
import { draftRow } from '#server/submission/draft-row.ts';
import { compileFunnel, guide, message } from '#tests/support/site/declarations.ts';

const body = ['subject', 'htmlContent', 'toEmail'];
const funnel = compileFunnel(
  {
    'form.fields.company': { kind: 'text', label: 'Company', required: false },
    'submission.email': { ...guide.submission.email, body },
  },
  {
    'functions.send-guide': {
      template: 'guide',
      body,
      nameDefault: 'Gardener',
      message: { ...message, paragraphs: ['For {name} only.'] },
    },
  },
);

/** The words of the email that a submission's body carries. */
function wordsFor(name: string): string {
  const values = { name, email: 'ada@example.com', company: '' };
  const sent = { typed: values, attribution: {} };
  const row = draftRow(funnel, sent, values, '/willow-guide', new Date(0), 'a secret of the tests');
  expect(row.name).toBe(name);
  return row.body['htmlContent'] ?? '';
}

it('greets in the words of a body by what looks like a name, and stores what was typed', () => {
  expect(wordsFor("Miles O'Neill")).toBe(
    "<h1>Hello Miles O'Neill</h1>\n<p>For Miles O'Neill only.</p>",
  );
  for (const name of ['Win at evil\u3002com', 'A'.repeat(61), '<script>x</script>']) {
    expect(wordsFor(name)).toBe('<h1>Hello Gardener</h1>\n<p>For Gardener only.</p>');
  }
});
