import { Tabs as Base } from '@base-ui/react/tabs';

interface Tab {
  readonly value: string;
  readonly title: string;
  readonly content: React.ReactNode;
}

/** Tabs; without a value the first is shown until another one is chosen. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}) {
  return (
    <Base.Root
      defaultValue={tabs[0]?.value}
      {...(value !== undefined && { value, onValueChange: onChange })}
    >
      <Base.List aria-label={label} className="flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-control cursor-pointer rounded-t-control px-3 py-1 font-medium text-quiet hover:bg-raised hover:text-ink aria-selected:text-accent aria-selected:shadow-current-below"
          >
            {tab.title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-3">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
