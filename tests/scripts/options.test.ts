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

it.each([
  ['backup', ['--keep', '-1'], "Option '--keep' argument is ambiguous. Use: npm run backup"],
  ['backup', ['--keep', '0'], '--keep takes the number of backups to keep, from 1 on, not "0".'],
  ['backup', ['--to', ''], '--to names no place.'],
  ['restore', [], 'Say which backup with --from.'],
  [
    'move-database',
    ['--to', 'there'],
    '--to takes the address of a PostgreSQL server, postgres://…',
  ],
  ['lead', ['export', 'Ada <ada@example.com>'], '"Ada <ada@example.com>" is not an email address.'],
  ['lead', ['export', 'ada@example.com', 'bob@example.com'], 'Say what to do and for whom'],
  ['operator', ['reset', 'ada'], 'Use: npm run operator -- followed by reset'],
  ['experiment', ['list', 'all'], 'Say what to do: npm run experiment -- list'],
  [
    'migrate',
    ['up', '3'],
    'Use: node scripts/run.mjs migrate [status | up | down [steps] [--yes]]',
  ],
  ['check-funnels', ['--dir', 'README.md'], 'There is no folder README.md.'],
])('%s %j is refused in a line, and nothing is done', (name, args, sentence) => {
  const { status, stdout, stderr } = runScript(name, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(stderr.split('\n')).toHaveLength(1);
});

it('the doctor says of what is no name server that it is none', () => {
  const { status, stderr } = runScript('doctor', '--dns', '9.9.9.9,dns.example');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^--dns takes the IP addresses .* "dns\.example" is none\. Use: .*$/);
});

it.each(['--help', '-h'])('every command explains itself with %s', (option) => {
  const { status, stdout } = runScript('lead', option);
  expect(status).toBe(0);
  expect(stdout).toMatch(/\w+\.\nUsage: npm run lead -- export <email> \| erase <email>/);
});
