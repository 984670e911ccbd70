import type { FilledEmail } from '#engine/contract/email.ts';
import { plainText } from '#engine/text/markup.ts';
import { absolute, emailWords, footerLines, footerLinks, ticketFacts } from './words.ts';

/** The line length, readable in a terminal and on a phone turned sideways. */
const maxLineLength = 72;

/** The email as plain text: the same words in the same order. */
export function writeText(email: FilledEmail): string {
  const { coach, message, event, template, buttonUrl } = email;
  const button =
    message.button === undefined || buttonUrl === undefined
      ? []
      : [`${withColon(message.button.label, email)}\n${buttonUrl}`];
  const ticket = event === undefined ? [] : [writeTicket(email, event)];
  const note =
    (template === 'confirmation' || template === 'moved') && event?.time !== undefined
      ? [wrap(emailWords(email).calendarNote)]
      : [];
  const isActedOn = template === 'reminder' || template === 'seat-offer';
  const read = (text: string) =>
    plainText(text, (words, to) => `${words} (${absolute(to, email)})`);
  const paragraphs = message.paragraphs.map((text) => wrap(read(text)));
  const blocks = [
    underline(message.heading),
    ...ticket,
    ...(isActedOn ? button : []),
    ...paragraphs.slice(0, 1),
    ...writeFigures(email),
    ...writeTold(email),
    ...paragraphs.slice(1),
    ...note,
    ...(message.points ?? []).map(({ title, text }, index) => {
      const number = `${index + 1}. `;
      const indent = ' '.repeat(number.length);
      return `${wrap(number + title, indent)}\n${indent}${wrap(read(text), indent, indent.length)}`;
    }),
    ...(message.afterword ?? []).map((text) => wrap(read(text))),
    ...(isActedOn ? [] : button),
    ...(message.signOff === undefined ? [] : [message.signOff]),
    ...(email.seat === undefined
      ? []
      : [`${wrap(withColon(email.seat.label, email))}\n${email.seat.url}`]),
    writeFooter(email),
  ];
  return `${coach.brand}\n\n${blocks.join('\n\n')}\n`;
}

/** One name per line, because a table has no room in a narrow window. */
function writeFigures({ figures }: FilledEmail): readonly string[] {
  if (figures === undefined) return [];
  const { title, rows } = figures;
  const lines = rows.map(({ name, now, before }) => {
    const isCompared = figures.before !== undefined && before !== undefined;
    const usual = isCompared ? `, ${figures.before}: ${before}` : '';
    return `${name}\n  ${figures.now}: ${now}${usual}`;
  });
  return rows.length === 0 ? [] : [`${title}:\n${lines.join('\n')}`];
}

/** Each person's answers, with their labels. */
function writeTold(email: FilledEmail): readonly string[] {
  return (email.told ?? []).map(({ title, rows }) => {
    const lines = rows.map(({ label, value }) => wrap(`${withColon(label, email)} ${value}`, '  '));
    return [...(title === '' ? [] : [title]), ...lines].join('\n');
  });
}

function writeTicket(email: FilledEmail, event: NonNullable<FilledEmail['event']>): string {
  const words = emailWords(email);
  const facts = [
    { label: words.event, value: event.name },
    { label: words.date, value: event.date },
    ...ticketFacts(email, event),
  ].map(({ label, value }) => ({ label: withColon(label, email), value }));
  const width = Math.max(...facts.map(({ label }) => label.length)) + 1;
  return facts.map(({ label, value }) => `${label.padEnd(width)}${value}`).join('\n');
}

function writeFooter(email: FilledEmail): string {
  const { coach, unsubscribeUrl } = email;
  const links = footerLinks(email).map(
    ({ label, to }) => `${withColon(label, email)} ${absolute(to, email)}`,
  );
  const stop =
    unsubscribeUrl === undefined
      ? []
      : [`${withColon(emailWords(email).unsubscribe, email)} ${unsubscribeUrl}`];
  // "-- " alone on a line begins a signature (RFC 3676, 4.3), which replies leave out.
  return [
    '-- ',
    ...footerLines(email).map((line) => wrap(line)),
    ...(email.template === 'letter' ? [] : [coach.contactEmail]),
    ...links,
    ...stop,
  ].join('\n');
}

/** A label before what it names, with the language's colon; a question or a sentence needs none. */
function withColon(label: string, email: FilledEmail): string {
  return /[.?!:…]$/.test(label) ? label : emailWords(email).labelled(label);
}

function underline(heading: string): string {
  const text = wrap(heading);
  const length = Math.max(...text.split('\n').map((line) => line.length));
  return `${text}\n${'='.repeat(length)}`;
}

/** Breaks lines at spaces; a word longer than a line, like an address, stays whole. */
function wrap(text: string, indent = '', start = 0): string {
  return text
    .split('\n')
    .map((line, index) =>
      index === 0 ? wrapLine(line, indent, start) : indent + wrapLine(line, indent, indent.length),
    )
    .join('\n');
}

function wrapLine(line: string, indent: string, start: number): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const offset = lines.length === 0 ? start : 0;
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && longer.length + offset > maxLineLength) {
      lines.push(current);
      current = indent + word;
    } else {
      current = longer;
    }
  }
  return [...lines, current].join('\n');
}
