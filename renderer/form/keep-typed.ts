/**
 * Keeps what was typed when the dev server reloads the page after an edit of its declaration. Visitors'
 * pages do not carry it.
 */
const key = `typed:${location.pathname}`;

addEventListener('pagehide', () => {
  const form = document.querySelector<HTMLFormElement>('[data-island] form');
  if (form) sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]));
});

const kept: [string, string][] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
for (const [name, value] of kept) {
  const named = document.querySelectorAll<HTMLInputElement>(`[data-island] [name="${name}"]`);
  const input = [...named].find((one) => !isTickable(one) || one.value === value);
  if (input && isTickable(input)) input.checked = true;
  else if (input && input.type !== 'hidden' && value !== '') input.value = value;
}

function isTickable({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

export {};
