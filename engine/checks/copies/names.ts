import { remember } from '#engine/checks/rule/remember.ts';
import {
  type FunnelRule,
  findDoubt,
  findMistake,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';
import { wording } from './likeness.ts';

const ending =
  /^(?<base>.+?)[-_ (]*(?:copy|kopie|duplicate|dupe|clone)(?:[-_ ]?\d+)?\)?$|^copy[-_ ]of[-_ ](?<original>.+)$/i;
const numbered = /^(?<base>.+?)[-_ ]?(?:v?\d|new|final|neu|old|alt|backup|draft|temp|tmp)$/i;

/** No id, path or source still has the name that a copied file gave it. */
export const namesAreOwn: FunnelRule = (entry, all) => {
  const { value } = entry;
  const fileOf = (name: string) => takenNames(all).get(name)?.at(-1);
  const found = namesOf(value).flatMap(({ keys, name, text }) => {
    const copied = ending.exec(name)?.groups;
    const version = numbered.exec(name)?.groups?.['base'];
    if (copied === undefined && !(version !== undefined && fileOf(version) !== undefined))
      return [];
    return findDoubt(
      entry,
      'copied-name',
      keys,
      copied === undefined
        ? `${quote(text)} is ${quote(version)} of ${fileOf(version ?? '')} with an ending, as a copied file has it, and people see it in the address or in lists.`
        : `${quote(text)} is what a copied file is called, and people see it in the address or in lists.`,
      'Name it after what this funnel offers.',
    );
  });
  return [...found.slice(0, 1), ...findNamesOfOthers(entry, all)];
};

/** The files in which a name is taken. */
const takenNames = remember(({ funnels }: Surroundings) => {
  const taken = new Map<string, string[]>();
  for (const { file, value } of funnels) {
    for (const { name } of namesOf(value)) taken.set(name, [...(taken.get(name) ?? []), file]);
  }
  return taken;
});

/** The funnels of each coach with what names them, in words. */
const named = remember(({ funnels }: Surroundings) =>
  Map.groupBy(
    funnels.map((entry) => {
      const { id, kind, offer, coach } = entry.value;
      const lead = kind === 'lead' ? entry.value : undefined;
      const names = [id, offer?.name, lead?.submission?.source, lead?.event?.name];
      return {
        entry,
        coach,
        names: names.flatMap((one) =>
          typeof one === 'string' && one.length >= 6 ? [wording(one)] : [],
        ),
      };
    }),
    ({ coach }) => coach,
  ),
);

interface Name {
  readonly keys: readonly string[];
  readonly name: string;
  readonly text: string;
}

/** What a funnel is called, each compared without its slash and case. */
function namesOf(funnel: Funnel): Name[] {
  const texts = [
    { keys: ['id'], text: funnel.id },
    { keys: ['path'], text: funnel.path },
    ...(funnel.kind === 'lead'
      ? [{ keys: ['submission', 'source'], text: funnel.submission?.source }]
      : []),
  ];
  return texts.flatMap(({ keys, text }) =>
    typeof text === 'string' ? [{ keys, text, name: text.toLowerCase().replace(/^\//, '') }] : [],
  );
}

/** A source or metadata that names another funnel. */
function findNamesOfOthers(entry: Parameters<FunnelRule>[0], all: Surroundings): Finding[] {
  const { value } = entry;
  const others = all.funnels.filter(({ file }) => file !== entry.file);
  if (value.kind !== 'lead') return [];
  const own = namesOf(value).map(({ name }) => name);
  const { source, metadata } = value.submission;
  const name = source.toLowerCase();
  const owner = others.find(
    ({ value: other }) =>
      (other.id === name || other.path === `/${name}`) &&
      !(other.kind === 'lead' && other.submission?.source === source),
  );
  const hasOwnName = own[0] === name || own[1] === name;
  const wrongSource =
    owner === undefined || hasOwnName
      ? []
      : [
          findMistake(
            entry,
            'copied-name',
            ['submission', 'source'],
            `The source ${quote(source)} is the name of ${owner.file}, so this funnel's leads would be filed under another funnel.`,
            `Write source: '${value.id}'.`,
          ),
        ];
  const wrongMetadata = textsIn(metadata ?? {}, ['submission', 'metadata']).flatMap(
    ({ keys, text }) => {
      const words = wording(text);
      const other = named(all)
        .get(value.coach)
        ?.find((one) => one.entry.file !== entry.file && one.names.includes(words))?.entry;
      const isOwn = [value.offer.name, value.event?.name, value.id, source].some(
        (one) => one !== undefined && wording(one) === words,
      );
      if (other === undefined || isOwn) return [];
      return findMistake(
        entry,
        'copied-name',
        keys,
        `The metadata says ${quote(text)}, which names ${other.file}.`,
        'Write {leadMagnet} or {event.name}, which are always this funnel’s own.',
      );
    },
  );
  return [...wrongSource, ...wrongMetadata];
}
