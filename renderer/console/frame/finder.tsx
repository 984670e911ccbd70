import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Found } from '#engine/contract/console/home.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { useMay } from '#renderer/console/session/who.ts';
import { usePlaces } from './allowed.ts';
import { listMatches, type Match, type MatchGroup } from './matches.ts';

/** How long typing has to pause before the server is asked. */
const pauseMs = 120;

interface FinderProps {
  readonly onClose: () => void;
}

interface LettersProps extends FinderProps {
  readonly letters: string;
  readonly setLetters: (letters: string) => void;
}

/** The finder's texts. */
interface Wording {
  readonly what: string;
  readonly hint: string;
  readonly how: string;
}

const ofAll: Wording = {
  what: 'Find a person, an email, a funnel or a view',
  hint: 'An address, a name, a reference, a funnel, a view',
  how: 'People are found by the start of their address or name, or by a visitor’s reference.',
};
const ofFunnels: Wording = {
  what: 'Find a funnel or a view',
  hint: 'A funnel, a view',
  how: 'Funnels are found by the start of their name or their path.',
};

/** Finds a person, an email, a funnel or a view by a few letters, and opens it. */
export function Finder({ onClose }: FinderProps) {
  const may = useMay();
  const [letters, setLetters] = useState('');
  const Matching = may('people') ? AllMatches : Matches;
  return <Matching letters={letters} setLetters={setLetters} onClose={onClose} />;
}

/** For members who may see people, who are searched for as well. */
function AllMatches(props: LettersProps) {
  const query = useSettled(props.letters.trim(), pauseMs);
  const found = useAnswer('/find', { query: { query } });
  // Earlier matches stay until the next letters have been looked up, to avoid flicker.
  const [shown, setShown] = useState(found.answer);
  if (found.answer !== undefined && found.answer !== shown) setShown(found.answer);
  return <Matches {...props} found={shown} error={found.error} wording={ofAll} />;
}

/** A frequently changing value, once it has stayed the same for a while. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

function Matches({
  letters,
  setLetters,
  onClose,
  found,
  error,
  wording = ofFunnels,
}: LettersProps & {
  readonly found?: Found | undefined;
  readonly error?: string | undefined;
  readonly wording?: Wording;
}) {
  const navigate = useNavigate();
  const funnels = useAnswer('/funnels', {});
  const matches = listMatches(
    letters,
    funnels.answer ?? [],
    letters.trim() === '' ? undefined : found,
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
              aria-label={wording.what}
              placeholder={wording.hint}
              className="min-h-13 shrink-0 border-b border-line bg-float px-4 text-control text-ink outline-none placeholder:text-quiet desk:text-lead"
            />
            <Autocomplete.Status className="sr-only">
              {matches.length === 0 ? 'Nothing found' : ''}
            </Autocomplete.Status>
            <Autocomplete.Empty>
              {matches.length === 0 && (
                <p className="px-4 py-5 text-quiet">
                  {error ?? `Nothing begins with “${letters.trim()}”. ${wording.how}`}
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
