/** What notes are kept with. */
type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; where it allows none, a note lasts as long as the page. */
export const notes: Notes = findStorage();

function findStorage(): Notes {
  try {
    // Throws where there is none.
    localStorage.getItem('');
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, note) => void kept.set(name, note),
      removeItem: (name) => void kept.delete(name),
    };
  }
}
