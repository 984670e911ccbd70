import type { StepsCompared } from '#engine/contract/console/visits.ts';
import { type Step, stepDefinitions } from '#engine/figures/steps.ts';
import { formatChange, formatNumber, shownSteps } from './figures.ts';

/** How many reached each step, compared with the period before; the selected one is shown below. */
export function StepFigures({
  of,
  chosen,
  onChoose,
}: {
  readonly of: StepsCompared;
  readonly chosen: Step;
  readonly onChoose: (step: Step) => void;
}) {
  const { name, sentence, exact } = stepDefinitions[chosen];
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-1">
        {shownSteps(of).map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === chosen}
            onClick={() => onChoose(step)}
            className="grid cursor-pointer grid-rows-[1fr_auto_auto] gap-0.5 rounded-control px-3 py-2 text-left hover:bg-raised aria-pressed:bg-chosen"
          >
            <span className="text-small text-quiet">{stepDefinitions[step].name}</span>
            <span className="text-figure font-semibold">{formatNumber(of.now[step])}</span>
            <span className="min-h-[1lh] text-small text-quiet">
              {formatChange(of.now[step], of.before[step])}
            </span>
          </button>
        ))}
      </div>
      <details className="px-3 pt-2 text-small text-quiet">
        <summary className="cursor-pointer">
          {name}: {sentence}
        </summary>
        <p className="max-w-prose pt-1">{exact}</p>
      </details>
    </div>
  );
}
