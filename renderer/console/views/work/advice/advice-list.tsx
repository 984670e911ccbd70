import { Link } from 'react-router-dom';
import type { Advice } from '#engine/contract/console/advice.ts';
import { CopyButton } from '#renderer/console/parts/copy-button.tsx';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';

/** How urgent advice is, by its weight. */
const urgencies: readonly (readonly [from: number, tone: Tone, words: string])[] = [
  [70, 'bad', 'first'],
  [40, 'warn', 'soon'],
  [0, 'off', 'to know'],
];

/** Advice, each with its numbers and threshold. */
export function AdviceList({ of }: { readonly of: readonly Advice[] }) {
  return (
    <ol className="border-t border-line">
      {of.map((advice) => (
        <Item key={advice.rule + advice.sentence} {...advice} />
      ))}
    </ol>
  );
}

function Item({ sentence, evidence, threshold, remedy, line, funnel, weight }: Advice) {
  return (
    <li
      data-row=""
      className="grid grid-cols-1 gap-x-4 gap-y-1 border-b border-line py-3 wrap-anywhere desk:grid-cols-[72px_minmax(0,1fr)]"
    >
      <div>
        <Urgency of={weight} />
      </div>
      <div className="grid max-w-prose gap-1">
        <p className="font-medium">{sentence}</p>
        {remedy !== '' && <p>{remedy}</p>}
        {line && <LineToAdd {...line} />}
        <p className="text-small text-quiet">{evidence}</p>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-quiet">
          {funnel !== null && <Link to={`/diagnostics/funnels/${funnel}`}>Open the funnel</Link>}
          <details>
            <summary className="cursor-pointer">When this appears</summary>
            <p className="pt-1">{threshold}</p>
          </details>
        </div>
      </div>
    </li>
  );
}

export function Urgency({ of }: { readonly of: number }) {
  const [, tone, words] = urgencies.find(([from]) => of >= from) ?? [0, 'off', 'to know'];
  return <Badge tone={tone}>{words}</Badge>;
}

function LineToAdd({ file, code }: NonNullable<Advice['line']>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-raised px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-small text-quiet">{file}</p>
        <code>{code}</code>
      </div>
      <CopyButton text={code} />
    </div>
  );
}
