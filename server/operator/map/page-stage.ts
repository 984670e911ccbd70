import type { MapPart, MapStage } from '#engine/contract/console/map-parts.ts';
import type { EventEnding } from '#engine/declaration/event.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { endingOf, waitingListOf } from '#engine/interpret/event/ending.ts';
import { dateAndTime } from '#engine/schedule/date-and-time.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import type { DateState } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { allOf, count } from '#engine/text/wording.ts';
import { byButton, endKey, formKey, say } from './parts.ts';

/** The page's key on the map. */
export const pageKey = 'page';

/** The present state, as far as the map shows it. */
export interface MapMoment {
  readonly moment: Date;
  /** The state of the funnel's event; absent without one. */
  readonly event?: DateState | undefined;
}

type Draft = Omit<MapPart, 'kind'>;
const state = (part: Draft): MapPart => ({ kind: 'state', ...part });

/** The page, and what replaces it before, after and while no seat is left. */
export function pageStage(funnel: CompiledFunnel, now: MapMoment): MapStage {
  const { declaration, paths } = funnel;
  const { page, redirects = [] } = declaration;
  const [path, ...aliases] = paths;
  const isShown = stageAt(funnel, now.moment) === 'shown';
  const [hero] = page.sections;
  return {
    key: 'page',
    title: 'The page',
    main: [
      {
        key: pageKey,
        kind: 'page',
        title: path,
        meaning: [
          `A page of ${count(page.sections.length, 'section')}.`,
          ...(aliases.length > 0 ? [`It is also shown at ${allOf(aliases)}.`] : []),
          ...(redirects.length > 0 ? [`${allOf(redirects)} redirect here.`] : []),
        ].join(' '),
        tone: 'plain',
        isNow: isShown && (now.event === undefined || now.event === 'open'),
        words: [
          ...say('Title', page.title),
          ...say('In search results', page.description),
          ...(hero?.kind === 'hero'
            ? [...say('Headline', hero.headline), ...say('', hero.lead)]
            : []),
        ],
        preview: { kind: 'page', state: 'idle' },
        to:
          declaration.kind === 'lead'
            ? [{ part: formKey, by: 'filling in the form' }]
            : [{ part: endKey('scheduling'), by: 'the button' }],
      },
    ],
    side: [...listBefore(funnel, now), ...listEventStates(funnel, now), ...listAfter(funnel, now)],
  };
}

function listBefore({ publishing, coach, declaration }: CompiledFunnel, now: MapMoment): MapPart[] {
  const draft = {
    key: 'page:draft',
    words: [],
    tone: 'off',
    preview: { kind: 'page', state: 'idle' },
    to: [{ part: pageKey, by: 'publishing' }],
  } as const;
  if (publishing.isDraft) {
    const meaning = 'Nobody can see the page yet: a built site answers 404 at its address.';
    return [state({ ...draft, title: 'Draft', meaning, isNow: true })];
  }
  const { from } = publishing;
  if (from === undefined || declaration.publishFrom === undefined) return [];
  return [
    state({
      ...draft,
      title: 'Before it appears',
      when: `until ${dateAndTime(from, coach.timeZone, 'en-GB')}`,
      meaning: 'Until then its address answers 404. It appears automatically.',
      isNow: now.moment < from,
    }),
  ];
}

function listAfter(funnel: CompiledFunnel, now: MapMoment): MapPart[] {
  const { declaration, publishing, coach } = funnel;
  const { expires } = declaration;
  const { until } = publishing;
  if (expires === undefined || until === undefined) return [];
  const { to } = expires;
  const shared = {
    key: 'page:expired',
    title: 'The offer has ended',
    when: `from ${dateAndTime(until, coach.timeZone, 'en-GB')}`,
    tone: 'off',
    isNow: !publishing.isDraft && now.moment >= until,
  } as const;
  return [
    typeof to === 'string'
      ? state({
          ...shared,
          meaning: 'Visitors are then redirected.',
          words: [],
          to: [{ part: endKey(to), by: 'itself' }],
        })
      : state({
          ...shared,
          meaning: 'These words are then shown at the address.',
          words: [...say('Heading', to.title), ...say('', to.text)],
          preview: { kind: 'page', state: 'expired' },
          to: [],
        }),
  ];
}

const eventStates = {
  full: { title: 'No seat is left', when: 'while it is full' },
  begun: { title: 'The event has begun', when: 'while it takes place' },
  over: { title: 'The event is over', when: 'after the last date' },
} as const;

/** The states that the event's dates can give the page. */
function listEventStates(funnel: CompiledFunnel, now: MapMoment): MapPart[] {
  const { dates } = funnel;
  const reached = Object.entries(eventStates).flatMap(([key, words]) => {
    const name = key as keyof typeof eventStates;
    const isReached =
      name === 'full'
        ? dates.some(({ seats }) => seats !== undefined)
        : dates.some(({ startsAt }) => startsAt !== undefined);
    return isReached ? [{ name, ...words }] : [];
  });
  return reached.map(({ name, ...words }) =>
    state({
      ...words,
      key: `page:${name}`,
      tone: 'off',
      isNow: stageAt(funnel, now.moment) === 'shown' && now.event === name,
      preview: { kind: 'page', state: `event-${name}` },
      ...describeEnding(funnel, endingOf(funnel, name)),
    }),
  );
}

function describeEnding(
  funnel: CompiledFunnel,
  ending: DeepReadonly<EventEnding> | undefined,
): Pick<Draft, 'meaning' | 'words' | 'to'> {
  if (ending) {
    return {
      meaning: 'These words replace the form.',
      words: [
        ...say('Heading', ending.title),
        ...say('', ending.text),
        ...say('Button', ending.button?.label),
      ],
      to: byButton(ending.button),
    };
  }
  const list = waitingListOf(funnel);
  return {
    meaning: 'The form offers a place on the waiting list.',
    words: list
      ? [...say('Heading', list.title), ...say('', list.text), ...say('Button', list.button.idle)]
      : [],
    to: [{ part: formKey, by: 'joining the waiting list' }],
  };
}
