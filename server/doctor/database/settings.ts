import { sql } from 'kysely';
import { allOf } from '#engine/text/wording.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

interface Setting {
  readonly name: string;
  readonly setting: string;
  /** The value's source: a file, the database, the role. */
  readonly source: string;
  readonly database: string;
  readonly role: string;
}

/** What each setting must be, and the consequences otherwise. */
type Expected = Readonly<Record<string, { readonly is: readonly string[]; readonly else: string }>>;

async function findWrong(read: Read, expected: Expected) {
  const settings = await read(
    sql<Setting>`select name, setting, source, current_database() as database, current_user as role
      from pg_settings where name = any(${Object.keys(expected)}::text[]) order by name`,
  );
  const isWrong = ({ name, setting }: Setting) => !expected[name]?.is.includes(setting);
  return {
    evidence: settings.map(({ name, setting, source }) => `${name} = ${setting} (${source})`),
    wrong: settings.filter(isWrong),
  };
}

/** The statements that correct it, at the value's source. */
function correct({ name, source, database, role }: Setting, expected: Expected): string {
  if (source === 'database') return `alter database "${database}" reset ${name};`;
  if (source === 'user') return `alter role "${role}" reset ${name};`;
  return `alter system set ${name} = ${expected[name]?.is[0]};`;
}

function howTo(wrong: readonly Setting[], expected: Expected) {
  const enter = [...wrong.map((one) => correct(one, expected)), 'select pg_reload_conf();'];
  return {
    consequence: wrong.map(({ name }) => expected[name]?.else).join(' '),
    remedy: 'Run these statements as a superuser; on a managed server, use its settings page.',
    enter: enter.join('\n'),
  };
}

const name = (wrong: readonly Setting[]) =>
  allOf(wrong.map((one) => `${one.name} is ${one.setting}`));

const durable: Expected = {
  fsync: {
    is: ['on'],
    else: 'After a power failure or a crash of the machine the whole database may be unreadable.',
  },
  full_page_writes: {
    is: ['on'],
    else: 'A page that was half written when the machine stopped stays corrupt.',
  },
  synchronous_commit: {
    is: ['on', 'remote_apply', 'remote_write', 'local'],
    else: 'A crash loses the last moments: people who were told "thank you" are not saved.',
  },
};

/** Examines whether committed rows survive a crash. */
export async function examineDurability(read: Read): Promise<Verdict> {
  const { wrong, evidence } = await findWrong(read, durable);
  if (wrong.length === 0) return good('Saved data survives a crash of the machine.', evidence);
  return bad(`Settings put data at risk: ${name(wrong)}.`, howTo(wrong, durable), evidence);
}

const checking: Expected = {
  data_checksums: {
    is: ['on'],
    else: 'A page that the disk returns damaged is accepted as it is, and copied into every backup.',
  },
  ignore_checksum_failure: { is: ['off'], else: 'Corrupt pages are read as if they were intact.' },
  zero_damaged_pages: { is: ['off'], else: 'Rows on corrupt pages vanish without an error.' },
};

/** Examines whether a damaged page would be noticed. */
export async function examinePageChecks(read: Read): Promise<Verdict> {
  const { wrong, evidence } = await findWrong(read, checking);
  if (wrong.length === 0) return good('A page damaged by the disk is detected.', evidence);
  const careless = wrong.filter((one) => one.name !== 'data_checksums');
  if (careless.length > 0) {
    const found = `Corrupt pages are ignored: ${name(careless)}.`;
    return bad(found, howTo(careless, checking), evidence);
  }
  const how = {
    consequence: howTo(wrong, checking).consequence,
    remedy: 'Stop the server, enable checksums, and start it again.',
    enter: 'pg_checksums --enable -D <data folder>',
  };
  return warning('The pages have no checksums.', how, evidence);
}

const vacuuming: Expected = {
  autovacuum: {
    is: ['on'],
    else: 'Nothing removes dead rows: tables grow, the site slows down, and eventually it stops.',
  },
  track_counts: { is: ['on'], else: 'Autovacuum does not learn what needs vacuuming.' },
};

/** Examines whether dead rows are removed at all. */
export async function examineVacuuming(read: Read): Promise<Verdict> {
  const { wrong, evidence } = await findWrong(read, vacuuming);
  if (wrong.length === 0) return good('Dead rows are removed automatically.', evidence);
  return bad(`Nothing cleans up: ${name(wrong)}.`, howTo(wrong, vacuuming), evidence);
}

const logged: Expected = {
  log_error_verbosity: {
    is: ['terse'],
    else: 'The DETAIL of an error quotes rows, including email addresses.',
  },
  log_min_error_statement: {
    is: ['panic'],
    else: 'A failing statement is logged with its values.',
  },
};

/** Examines whether the server's log may contain what people sent. */
export async function examineLogging(read: Read): Promise<Verdict> {
  const { wrong, evidence } = await findWrong(read, logged);
  if (wrong.length === 0) return good('The log of the server contains no rows.', evidence);
  const found = `The log of the server may contain rows: ${name(wrong)}.`;
  return warning(found, howTo(wrong, logged), evidence);
}
