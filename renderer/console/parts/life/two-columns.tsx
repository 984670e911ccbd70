/** An object's page: its content, and what is known about it beside that. */
export function TwoColumns({
  children,
  aside,
  isAsideFirst = false,
}: {
  readonly children: React.ReactNode;
  readonly aside: React.ReactNode;
  /** Whether the second column comes first if there is only one. */
  readonly isAsideFirst?: boolean;
}) {
  const side = <div className="grid min-w-0 content-start gap-6 wide:order-last">{aside}</div>;
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 wide:grid-cols-[minmax(0,1fr)_360px]">
      {isAsideFirst && side}
      <div className="grid min-w-0 content-start gap-6">{children}</div>
      {!isAsideFirst && side}
    </div>
  );
}
