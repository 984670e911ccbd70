import type { MapPart } from '#engine/contract/console/funnel-map.ts';

const shapes = {
  plain: <circle cx="6" cy="6" r="2" className="fill-current" />,
  good: <path d="M2.5 6.5 5 9l4.5-5.5" />,
  warn: <path d="M6 2v5M6 9.2v.3" />,
  bad: <path d="m3 3 6 6M9 3 3 9" />,
  off: <path d="M2.5 6h7" />,
} satisfies Record<MapPart['tone'], React.ReactNode>;

const colours = {
  plain: 'text-quiet',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  off: 'text-off',
} satisfies Record<MapPart['tone'], string>;

/** A part's tone as a shape and a colour; its words say the same. */
export function PartMark({ tone }: Pick<MapPart, 'tone'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={`size-3 shrink-0 fill-none stroke-current stroke-2 ${colours[tone]}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[tone]}
    </svg>
  );
}
