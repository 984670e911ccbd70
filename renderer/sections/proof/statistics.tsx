import { Pattern } from '#renderer/artwork/artwork.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Figures, each with its meaning. */
export function Statistics({ section, page, ground }: SectionProps<'statistics'>) {
  return (
    <Band
      kind="statistics"
      ground={ground}
      beyond={
        ground !== 'paper' && (
          <div className="print">
            <Pattern motif={page.coach.theme.motif} />
          </div>
        )
      }
    >
      <Heading title={section.title} />
      <dl className="figures">
        {section.items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
