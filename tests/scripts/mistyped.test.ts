import { expect, it } from 'vitest';
import { runScript } from '#tests/support/run/run-script.ts';

it.each([
  ['calendar', /^There is no funnel "nothing-like-this" with a form\. There are: \w/],
  [
    'preview-email',
    /^No email has "nothing-like-this" in its name\. Without it, all are written\.$/,
  ],
  ['screenshots-console', /^There is no view "nothing-like-this"\. There are: overview, /],
])('npm run %s says that it does not know a name', (command, sentence) => {
  const { status, stdout, stderr } = runScript(command, 'nothing-like-this');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
});
