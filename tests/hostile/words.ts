import { until } from '#tests/support/run/until.ts';
import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  type HostileSite,
  newWord,
  sendFields,
  sendPlain,
} from './site.ts';

/** Spells of every language that a form's words may reach. */
const spells: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a picture': '"><img src=x onerror=alert(1)>',
  'a drawing': '<svg/onload=alert(1)>',
  'an end of a script': '</script><script>alert(1)</script>',
  'an end of a title': '</title></style></textarea><b>x',
  'a comment': '<!--evil',
  'a template': '{{7*7}}{email}{name}',
  SQL: "'; drop table leads; --",
  'a formula': '=HYPERLINK("https://evil.example","x")',
  'a header': 'Ada\r\nBcc: all@evil.example',
  'a folded header': 'Ada\r\n\tX-Evil: yes',
  'a line separator': 'Ada\u2028Bcc: all@evil.example',
  'a link': 'Win https://evil.example now',
  'a host with a full-width dot': 'evil．example.com',
  'a host with an ideographic dot': 'www。evil。com',
  'a host with a hidden character': 'evil\u00ad.example\u200c.com',
  'a turned text': '\u202Emoc.live',
  'a zero-width text': '\u200b\u200c\u200d\ufeff',
  'combining marks': `a${'\u0301'.repeat(300)}`,
  NUL: 'Ada\0',
  'half a character': 'Ada\ud800',
  'an object': '__proto__',
  'a constructor': 'constructor',
  markdown: '[click](https://evil.example)',
  'a path': '../../../../etc/passwd',
  'a command': '$(reboot) `reboot` | reboot',
  'a long text': 'x'.repeat(5000),
};

/** The email that an address got, once its submission was taken. */
async function mailOf({ pool }: HostileSite, word: string) {
  const find = () =>
    pool.query<{ subject: string; html: string; text: string; to_address: string }>(
      'select subject, html, text, to_address from mailbox_messages where to_address like $1',
      [`${word}@%`],
    );
  await until(async () => (await find()).rows.length > 0);
  return (await find()).rows[0];
}

async function judgeMail(site: HostileSite, word: string, spell: string) {
  const mail = await mailOf(site, word);
  if (!mail) return 'no email came';
  if (/[\r\n\u2028]/.test(mail.subject + mail.to_address)) return 'a line break in a header';
  if (mail.html.includes(spell) && /[<>]/.test(spell))
    return 'the words stand in the email as HTML';
  if (/evil|alert\(1\)/.test(`${mail.subject} ${mail.text}`)) return 'the words of a stranger';
  return undefined;
}

/** In a name: refused, or an email without it. */
const inNames: readonly Attempt[] = Object.entries(spells).flatMap(([what, spell]) => [
  {
    name: `${what} in a name, with scripts`,
    async run(site: HostileSite) {
      const word = newWord();
      const email = `${word}@example.com`;
      const answer = await sendFields(site, formWith(site, 'name'), { email, name: spell });
      const told = await answer.text();
      if (answer.status >= 500) return `answered ${answer.status}`;
      if (!answer.headers.get('content-type')?.includes('json') && told.includes(spell))
        return 'the answer carries the words as HTML';
      return answer.status === 201 ? judgeMail(site, word, spell) : undefined;
    },
  },
  {
    name: `${what} in a name, without scripts`,
    async run(site: HostileSite) {
      const word = newWord();
      const form = formWith(site, 'name');
      const answer = await sendPlain(site, form, { email: `${word}@example.com`, name: spell });
      if (answer.status >= 500) return `answered ${answer.status}`;
      const page =
        answer.status === 303 ? await ask(site, answer.headers.get('location') ?? '/') : answer;
      const html = await page.text();
      if (/[<>]/.test(spell) && html.includes(spell)) return 'the page carries the words as HTML';
      return answer.status === 303 ? judgeMail(site, word, spell) : undefined;
    },
  },
]);

/** Words that are meant for somebody else than their reader. */
export const words: Attempts = {
  'put words into an email or a page': inNames,
};
