import {
  type Examined,
  type ExaminedState,
  nameExamined,
} from '#engine/contract/console/examination-reports.ts';
import { CopyButton } from '#renderer/console/parts/copy-button.tsx';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';

const tones: Readonly<Record<ExaminedState, Tone>> = {
  good: 'good',
  warning: 'warn',
  bad: 'bad',
  unknown: 'off',
};

/** The worst first; what is good is folded. */
const shown = ['bad', 'warning', 'unknown'] as const;

/** The examinations of one family: problems in full, evidence folded. */
export function ExaminedList({ of }: { readonly of: readonly Examined[] }) {
  const wrong = shown.flatMap((state) => of.filter((one) => one.state === state));
  const good = of.filter(({ state }) => state === 'good');
  return (
    <>
      <Rows of={wrong} />
      {good.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-row w-fit cursor-pointer items-center gap-2">
            <Badge tone="good">{good.length} good</Badge>
            <span className="text-small text-quiet">Show what was examined</span>
          </summary>
          <Rows of={good} />
        </details>
      )}
    </>
  );
}

function Rows({ of }: { readonly of: readonly Examined[] }) {
  return (
    <ul>
      {of.map((result) => (
        <ExaminedRow key={nameExamined(result)} of={result} />
      ))}
    </ul>
  );
}

function ExaminedRow({ of }: { readonly of: Examined }) {
  const { name, of: subject, state, found, evidence, consequence, remedy, enter } = of;
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 border-t border-line py-1.75 wrap-anywhere desk:grid-cols-[130px_90px_minmax(0,1fr)]">
      <div>
        <strong>{name}</strong>
        {subject !== undefined && <span className="block text-small text-quiet">{subject}</span>}
      </div>
      <div>
        <Badge tone={tones[state]}>{state}</Badge>
      </div>
      <div className="grid max-w-[90ch] gap-1 max-desk:col-span-full">
        <p>{found}</p>
        {consequence && <p>{consequence}</p>}
        {remedy && <p className="font-medium">{remedy}</p>}
        {enter !== undefined && <Entered text={enter} />}
        {evidence.length > 0 && (
          <details className="text-small text-quiet">
            <summary className="w-fit cursor-pointer py-1">Evidence</summary>
            <ul className="grid gap-1 font-mono">
              {[...new Set(evidence)].map((line) => (
                <li key={line} className="whitespace-pre-wrap">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** A value to be added or typed exactly as it is. */
function Entered({ text }: { readonly text: string }) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <pre className="min-w-0 rounded-control bg-raised px-3 py-2 text-small whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
      <CopyButton text={text} />
    </div>
  );
}
