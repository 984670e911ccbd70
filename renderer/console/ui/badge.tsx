/** A shape for each tone, so that colour is never the only sign. */
const shapes = {
  plain: <circle cx="6" cy="6" r="2" className="fill-current" />,
  good: <path d="M2.5 6.5 5 9l4.5-5.5" />,
  busy: <circle cx="6" cy="6" r="3.5" />,
  warn: <path d="M6 2v5M6 9.2v.3" />,
  bad: <path d="m3 3 6 6M9 3 3 9" />,
  off: <path d="M2.5 6h7" />,
};

const colours = {
  good: 'bg-good-paper text-good',
  busy: 'bg-busy-paper text-busy',
  warn: 'bg-warn-paper text-warn',
  bad: 'bg-bad-paper text-bad',
  off: 'bg-off-paper text-off',
} satisfies Partial<Record<keyof typeof shapes, string>>;

export type Tone = keyof typeof colours;

/** A state as a word, a shape and a colour. */
export function Badge({
  tone,
  children,
}: {
  readonly tone: Tone;
  readonly children: React.ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-bar px-1.5 py-px text-small font-medium whitespace-nowrap ${colours[tone]}`}
    >
      <Mark tone={tone} className="size-2.5" />
      {children}
    </span>
  );
}

/** A tone as a shape in the colour of its text; the words beside it say the same. */
export function Mark({
  tone,
  className,
}: {
  readonly tone: keyof typeof shapes;
  readonly className: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={`${className} shrink-0 fill-none stroke-current stroke-2`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[tone]}
    </svg>
  );
}
