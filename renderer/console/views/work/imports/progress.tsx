/** Progress as a bar and in words. */
export function Progress({
  label,
  share,
}: {
  readonly label: string;
  /** From 0 to 1; undefined if unknown. */
  readonly share: number | undefined;
}) {
  return (
    <div className="grid gap-1" role="status">
      <span>{label}</span>
      <progress
        className="h-2 w-full max-w-120 accent-accent"
        aria-label={label}
        {...(share === undefined ? {} : { value: share })}
      />
    </div>
  );
}
