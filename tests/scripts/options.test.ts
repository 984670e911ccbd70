import { expect, it } from 'vitest';
import { runScript } from '#tests/support/run/run-script.ts';

it.each([
  ['check-funnels', "Unknown option '--agianst'. Use: npm run check [-- --json]"],
  ['experiment', "Unknown option '--agianst'. Use: npm run experiment -- list"],
  ['new-funnel', "Unknown option '--agianst'. Use: npm run new-funnel -- [--coach <slug>]"],
])('%s answers a mistyped option with how it is used', (name, sentence) => {
  const { status, stdout, stderr } = runScript(name, '--agianst', 'main');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(stderr.split('\n')).toHaveLength(1);
});

it.each([
  ['bench', ['--leads', 'many'], '"many" is not a number of leads.'],
  ['fill-database', ['0'], '"0" is not a number of leads.'],
  ['fill-database', ['10', '--emails', '1.5'], '"1.5" is not a number of emails.'],
])('%s refuses an amount that is none', (name, args, sentence) => {
  const { status, stdout, stderr } = runScript(name, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
});

it('every command explains itself', () => {
  const { status, stdout } = runScript('lead', '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\w+\.\nUsage: npm run lead -- export <email> \| erase <email>/);
});
