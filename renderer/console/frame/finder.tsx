import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { useSettled } from '#renderer/console/api/use-settled.ts';
import { usePlaces } from './allowed.ts';
import { listMatches, type Match, type MatchGroup } from './matches.ts';

/** A pause in typing after which the server is asked. */
const pauseMs = 120;

/** Finds a person, an email, a funnel or a view by a few letters, and goes there. */
export function Finder({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [letters, setLetters] = useState('');
  const query = useSettled(letters.trim(), pauseMs);
  const funnels = useAnswer('/funnels', {});
  const found = useAnswer('/find', { query: { query } });
  // What was found stays until the next letters have been looked up, so that nothing flickers.
  const [shown, setShown] = useState(found.answer);
  if (found.answer !== undefined && found.answer !== shown) setShown(found.answer);
  const matches = listMatches(
    letters,
    funnels.answer ?? [],
    letters.trim() === '' ? undefined : shown,
    usePlaces(),
  );
  const go = ({ path }: Match) => {
    onClose();
    void navigate(path);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-10 bg-veil" />
        <Dialog.Popup
          aria-label="Find"
          className="fixed inset-x-0 top-[10dvh] z-10 m-auto flex max-h-[70dvh] w-finder animate-appear flex-col overflow-hidden rounded-dialog border border-line bg-float shadow-toast outline-none max-desk:top-3"
        >
          <Autocomplete.Root
            inline
            open
            items={matches}
            mode="none"
            autoHighlight="always"
            keepHighlight
            value={letters}
            onValueChange={(value, { reason }) => {
              if (reason !== 'item-press') setLetters(value);
            }}
            itemToStringValue={({ label }: Match) => label}
          >
            <Autocomplete.Input
              aria-label="Find a person, an email, a funnel or a view"
              placeholder="An address, a reference, a funnel, a view"
              className="min-h-13 shrink-0 border-b border-line bg-float px-4 text-control text-ink outline-none placeholder:text-quiet desk:text-lead"
            />
            <Autocomplete.Status className="sr-only">
              {matches.length === 0 ? 'Nothing found' : ''}
            </Autocomplete.Status>
            <Autocomplete.Empty>
              {matches.length === 0 && (
                <p className="px-4 py-5 text-quiet">
                  {found.error ??
                    `Nothing begins with “${letters.trim()}”. People are found by the start of their address or by a visitor’s reference.`}
                </p>
              )}
            </Autocomplete.Empty>
            <Autocomplete.List className="scroll-py-2 overflow-y-auto overscroll-contain p-2 data-empty:p-0">
              {(group: MatchGroup) => (
                <Autocomplete.Group
                  key={group.value}
                  items={group.items}
                  className="pb-2 last:pb-0"
                >
                  <Autocomplete.GroupLabel className="px-2 py-1 text-small font-medium text-quiet">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(match: Match) => (
                      <Autocomplete.Item
                        key={match.path}
                        value={match}
                        onClick={() => go(match)}
                        className="flex min-h-row cursor-pointer items-center justify-between gap-4 rounded-control px-2 data-highlighted:bg-chosen"
                      >
                        <span className="truncate">{match.label}</span>
                        <span className="max-w-1/2 shrink-0 truncate text-small text-quiet">
                          {match.detail}
                        </span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
