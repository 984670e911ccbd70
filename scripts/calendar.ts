// Prints every email that a sign-up triggers and when it falls due.
// Usage: npm run calendar -- <funnel's id> <time: 2027-03-12T10:00 in the coach's time zone, or with Z>
import { listScheduledEmails } from '#engine/schedule/email-schedule.ts';
import { isLocalTime, momentOf } from '#engine/schedule/wall-clock.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { compileDeclarations } from '#server/start/declarations.ts';
import type { DeclarationModules } from '#server/start/declared-site.ts';

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', {
  eager: true,
});

const { funnels } = compileDeclarations(modules, []);
const [id = '', time = ''] = process.argv.slice(2);
const funnel = funnels.find((one) => one.id === id);
if (funnel?.declaration.kind !== 'lead') {
  const ids = funnels.filter(({ declaration }) => declaration.kind === 'lead').map((one) => one.id);
  const all = `There are: ${ids.join(', ')}.`;
  if (id !== '') fail(`There is no funnel "${id}" with a form. ${nearestOr(id, ids, all)}`);
  fail(`Name a funnel with a form, like: npm run calendar -- ${ids[0]} 2027-03-12T10:00\n${all}`);
}
const { timeZone } = funnel.coach;
// Other notations would be read by the clock of this machine.
const [, local = '', utc] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:00Z|Z)?$/.exec(time) ?? [];
const at = utc === undefined ? momentOf(local, timeZone) : new Date(`${local}Z`);
if (local === '' || !isLocalTime(local)) {
  fail(`"${time}" is not a time. Write it like 2027-03-12T10:00, or like 2027-03-12T18:00Z.`);
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
console.log(`Emails from ${funnel.id} to people who sign up on ${format.format(at)}\n`);
for (const { at: moment, kind, name, subject } of listScheduledEmails(funnel, at)) {
  const utc = moment.toISOString().replace(/:\d{2}\.\d{3}Z$/, 'Z');
  const words = fillText(subject, funnel.values);
  console.log(`${format.format(moment).padEnd(33)}${utc}  ${kind.padEnd(9)} ${words} (${name})`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
