/**
 * The only script a page carries. It loads the form's code when somebody shows interest in the form;
 * until then, and when the code cannot be loaded, the form is an ordinary one.
 */
const region = document.querySelector<HTMLElement>('[data-island]');
if (region) {
  const id = region.querySelector<HTMLInputElement>('[name=submissionId]');
  // A page drawn after a failure carries the id to send again with.
  if (id && !id.dataset['kept']) id.value = crypto.randomUUID?.() ?? '';
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    import(/* @vite-ignore */ region.dataset['island'] ?? '').then(
      (island: { mount(region: HTMLElement): void }) => island.mount(region),
      () => {},
    );
  };
  for (const event of ['focusin', 'pointerover', 'touchstart']) {
    region.addEventListener(event, load, { passive: true });
  }
  addEventListener(
    'scroll',
    () =>
      new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      ).observe(region),
    { passive: true, once: true },
  );
}

export {};
