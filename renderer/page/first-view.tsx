/**
 * Ends the part of a page that a visitor reads first. Up to here the page carries the style of this
 * part alone; the style of everything else takes this element's place. A browser then shows the
 * promise as soon as the first packets are there, while the pictures and the form still come.
 */
export function EndOfFirstView() {
  return <style />;
}

const mark = '<style></style>';

/**
 * Parts a page's markup where `EndOfFirstView` stands; without one, all of it is the first view.
 *
 * @returns the markup on both sides of the mark
 */
export function partAtFirstView(markup: string): readonly [first: string, rest: string] {
  const [first = '', ...rest] = markup.split(mark);
  return [first, rest.join('')];
}
