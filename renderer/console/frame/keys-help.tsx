import { useState } from 'react';
import { Sheet } from '#renderer/console/ui/sheet.tsx';
import { usePlaces } from './allowed.ts';
import { findKey, KeyCap } from './key-cap.tsx';
import { areKeysOn, setKeysOn } from './keys-setting.ts';

const actions: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[findKey, '/'], 'Find a person, an email, a funnel or a view'],
  [['j', 'k'], 'Next row, previous row'],
  [['Enter'], 'Open the row'],
  [['t'], 'Show a chart as a table, and back'],
  [['?'], 'Show these keys'],
  [['Esc'], 'Close what is on top of the view'],
];

/** All keys, and the switch that turns the letters off. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const places = usePlaces();
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <Sheet title="Keys" onClose={onClose}>
      <div className="grid gap-x-8 gap-y-5 desk:grid-cols-2">
        <KeyList of={actions} />
        <KeyList of={places.map(({ key, name }) => [['g', key], name])} />
      </div>
      <label className="flex min-h-control items-center gap-2 pt-4">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setKeysOn(event.target.checked);
            setIsOn(event.target.checked);
          }}
        />
        Single-letter keys work in this browser
      </label>
    </Sheet>
  );
}

function KeyList({ of }: { readonly of: typeof actions }) {
  return (
    <dl className="grid content-start">
      {of.map(([keys, does]) => (
        <div
          key={does}
          className="flex min-h-8 items-center justify-between gap-4 border-b border-line"
        >
          <dt className="order-last flex shrink-0 gap-1">
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
