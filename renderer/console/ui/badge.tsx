/** A shape for each tone, so that colour is never the only sign. */
const shapes = {
  good: <path d="M2.5 6.5 5 9l4.5-5.5" />,
  busy: <circle cx="6" cy="6" r="3.5" />,
  warn: <path d="M6 2v5M6 9.2v.3" />,
  bad: <path d="m3 3 6 6M9 3 3 9" />,
  off: <path d="M2.5 6h7" />,
};

export type Tone = keyof typeof shapes;

const colours = {
  good: 'text-good',
  busy: 'text-accent',
  warn: 'text-warn',
  bad: 'text-bad',
  off: 'text-quiet',
} satisfies Record<Tone, string>;

/** A state as a word, a shape and a colour. */
export function Badge({
  tone,
  children,
}: {
  readonly tone: Tone;
  readonly children: React.ReactNode;
}) {
  return (
    <span className={`inline-flex items-center gap-1.25 whitespace-nowrap ${colours[tone]}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 fill-none stroke-current stroke-[1.75]"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}
