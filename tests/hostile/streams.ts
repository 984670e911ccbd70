import { livePath } from '#engine/contract/console/live.ts';
import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  newWord,
  sendFields,
  unless,
  unlessBroken,
} from './site.ts';

/** Names that some spreadsheet, in some language, would compute. */
const formulas = [
  '=1+1',
  "+cmd|'/C calc'!A0",
  '-2+3',
  '＝1+1',
  "Ada;=cmd|'/C calc'!A0",
  'Ada;-2+3;',
  'Ada, "x";+1+1',
];

const lists: readonly Attempt[] = formulas.map((name) => ({
  name: `the name ${name} in a list of people`,
  async run(site) {
    const word = newWord();
    const sent = sendFields(site, formWith(site, 'name'), { email: `${word}@example.com`, name });
    const broken = await unlessBroken(sent);
    if (broken) return broken;
    const path = `/api/operator/leads.csv?query=${word}`;
    const list = await ask(site, path, { headers: { cookie: site.cookie } });
    const cells = (await list.text()).split(/[,;\t\r\n]/).map((cell) => cell.replace(/^"+/, ''));
    const formula = cells.find((cell) => /^[=+@＝]|^-\w/.test(cell));
    return formula === undefined ? unless(list.status, 200) : `the cell ${formula}`;
  },
}));

/** Every console listens to one stream; there are a hundred places at it. */
const places: readonly Attempt[] = [
  {
    name: 'all places at the live stream by asking for its head',
    async run(site) {
      const path = `/api/operator${livePath}`;
      const headers = { cookie: site.cookie };
      for (let turn = 0; turn < 120; turn += 1) await ask(site, path, { method: 'HEAD', headers });
      const answer = await ask(site, path, { headers });
      await answer.body?.cancel();
      return unless(answer.status, 200);
    },
  },
];

/** What leaves the site in parts, for whoever reads it. */
export const streams: Attempts = {
  'leave a formula in a list': lists,
  'take every place': places,
};
