/**
 * The only script a page carries, and only beside a form that lives. It loads the form's code when
 * somebody shows interest in the form, and answers a form that is sent empty before that code is there;
 * until then, and when the code cannot be loaded, the form is an ordinary one. Every page carries it, so
 * it is short, and `hydrate.tsx` ends what it has begun.
 */
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const region = find('#form');
const id = find('form input') as HTMLInputElement;
let island: Promise<unknown> | undefined;
const load = () =>
  (island ??= import(/* @vite-ignore */ region.dataset['island'] as string).then(
    (code: { mount(region: HTMLElement): void }) => code.mount(region),
    (error) => error,
  ));

region.addEventListener('focusin', load);
region.onpointerover = load;
// biome-ignore lint/suspicious/noGlobalAssign: the shortest way to listen.
onscroll = () => region.getBoundingClientRect().top < innerHeight && load();
region.onsubmit = (event) => {
  // Behind the field that only programs fill in stands nothing but what visitors answer.
  const isEmpty = /&website=(&\w+=)*$/.test(
    // As text, which the test makes of it.
    new URLSearchParams(new FormData(event.target as HTMLFormElement) as never) as never,
  );
  // Made when it is needed, so that no paint waits for it. A page drawn after a failure carries the id
  // to send again with; a value that a browser brings back with an old page is none to keep.
  // biome-ignore lint/suspicious/noAssignInExpressions: the shortest way to note both.
  if (!isEmpty) return (id.dataset['kept'] ??= id.value = crypto.randomUUID?.() ?? '');
  region.innerHTML = find('template').innerHTML;
  find('[data-first]').focus();
  return false;
};

export {};
