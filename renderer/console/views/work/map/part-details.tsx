import { writeAddress } from '#engine/contract/console/endpoints.ts';
import type { MapPart, PartFigure } from '#engine/contract/console/map-parts.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { Stack } from '#renderer/console/ui/layout.tsx';
import { Stage, useScreen } from '#renderer/console/ui/stage.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

interface PartDetailsProps {
  readonly part: MapPart;
  readonly figure: PartFigure | undefined;
  readonly days: number;
  readonly funnelId: string;
  readonly titles: ReadonlyMap<string, string>;
  readonly onChoose: (key: string) => void;
}

/** What a part means, how many reached it, where they go, what they read, and how it looks. */
export function PartDetails({ part, figure, days, funnelId, titles, onChoose }: PartDetailsProps) {
  const { meaning, when, at, words, preview, to } = part;
  return (
    <Stack>
      <div className="grid gap-1">
        {(when !== undefined || at !== undefined) && (
          <p className="text-quiet">
            {when}
            {at !== undefined && (
              <>
                ; for someone who signs up now: <Moment at={at} />
              </>
            )}
          </p>
        )}
        <p className="max-w-prose">{meaning}</p>
      </div>
      {figure && <Figure {...figure} days={days} />}
      {to.length > 0 && (
        <div>
          <h3 className="text-small font-medium text-quiet">From here</h3>
          <ul className="grid gap-1">
            {to.map(({ part: key, by }) => (
              <li key={key + by}>
                <LinkButton onClick={() => onChoose(key)}>{titles.get(key)}</LinkButton>{' '}
                <span className="text-quiet">by {by}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview?.kind === 'page' && (
        <PagePreview key={preview.state} id={funnelId} state={preview.state} part={part} />
      )}
      {preview?.kind === 'email' && (
        <EmailPreview key={preview.id} path="/sample-emails/:id" id={preview.id} />
      )}
      {words.length > 0 && (
        <div>
          <h3 className="mb-1 text-small font-medium text-quiet">In words</h3>
          <dl className="grid gap-2">
            {words.map(({ label, text }) => (
              <div key={label + text}>
                <dt className={label === '' ? 'sr-only' : 'text-small text-quiet'}>
                  {label === '' ? 'Text' : label}
                </dt>
                <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Stack>
  );
}

function Figure({
  count,
  of,
  before,
  details,
  definition,
  days,
}: PartFigure & { readonly days: number }) {
  const known = details.map((detail) => `; ${detail.count.toLocaleString('en-GB')} ${detail.of}`);
  return (
    <div>
      <p>
        <b className="text-figure font-semibold">{count.toLocaleString('en-GB')}</b> {of}
      </p>
      <p className="text-small text-quiet">
        in {days} days; {before.toLocaleString('en-GB')} in the {days} days before{known.join('')}
      </p>
      <details className="text-small text-quiet">
        <summary className="cursor-pointer">What is counted</summary>
        {definition}
      </details>
    </div>
  );
}

function PagePreview({
  id,
  state,
  part,
}: {
  readonly id: string;
  readonly state: string;
  readonly part: MapPart;
}) {
  const { screen, choice } = useScreen();
  const src = writeAddress('GET /funnels/:id/preview', { id, query: { state } });
  return (
    <Stack>
      {choice}
      <Stage
        screen={screen}
        title={`The page: ${part.title}`}
        src={src}
        sandbox="allow-same-origin"
        place={part.kind === 'answer' ? 'form' : undefined}
      />
    </Stack>
  );
}
