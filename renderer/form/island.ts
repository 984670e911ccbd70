/**
 * Brings the form to life in two tasks: React is evaluated in one and hydrates in the next, so that
 * whoever is typing meanwhile waits for neither of them long.
 *
 * @param region the element around the form, with what the server drew it from
 */
export function mount(region: HTMLElement): void {
  // The newest that the form's code needs of a browser. In older ones the form stays an ordinary one.
  if (!('hasOwn' in Object)) return;
  // This code itself was evaluated just now.
  setTimeout(async () => {
    const { hydrate } = await import('./hydrate.tsx');
    setTimeout(() => hydrate(region));
  });
}
