import { type Draft, plainDocument, type ReadyDocument, readyDocument } from './ready-document.ts';

/** A document to be made ready. */
export interface Drawing {
  /** Identifies the document's content; without it, the document is rendered every time. */
  readonly sign?: string;
  draw(): Draft;
  /** The pages of an experiment, each with its share of the visitors. */
  readonly experiment?: {
    readonly id: string;
    readonly arms: readonly { readonly share: number; draw(): Draft }[];
  };
}

/** The document of a drawing, and those of its experiment's other pages. */
export function makeReady({ draw, experiment }: Drawing): ReadyDocument {
  if (!experiment) return readyDocument(draw());
  return withChoice(
    experiment,
    experiment.arms.map((arm) => readyDocument(arm.draw())),
  );
}

/** The same, rendered on its first request and not compressed. */
export function drawOnDemand(drawings: ReadonlyMap<string, Drawing>): {
  get(path: string): ReadyDocument | undefined;
} {
  const drawn = new Map<string, ReadyDocument>();
  return {
    get(path) {
      const drawing = drawings.get(path);
      if (drawing === undefined || drawn.has(path)) return drawn.get(path);
      const { draw, experiment } = drawing;
      const document = experiment
        ? withChoice(
            experiment,
            experiment.arms.map((arm) => plainDocument(arm.draw())),
          )
        : plainDocument(draw());
      drawn.set(path, document);
      return document;
    },
  };
}

/** The control, which knows the others. */
function withChoice(
  { id, arms }: NonNullable<Drawing['experiment']>,
  documents: readonly ReadyDocument[],
): ReadyDocument {
  const [control] = documents;
  if (control === undefined) throw new Error(`The experiment ${id} has no page.`);
  let below = 0;
  const choices = documents.map((document, index) => {
    below += arms[index]?.share ?? 0;
    // Shares are fractions, so the last page takes the rest.
    return { below: index === documents.length - 1 ? 1 : below, document };
  });
  return { ...control, choice: { experiment: id, arms: choices } };
}
