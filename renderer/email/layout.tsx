import { Preview } from '@react-email/components';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FilledEmail } from '#engine/contract/email.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';
import { Lines, Words } from './running-text.tsx';
import { templates } from './templates.tsx';

type Place = 'text' | 'address' | 'words' | 'lines' | 'preview';

/**
 * An email's HTML. React draws a layout once, and each email is that layout with its own texts, byte
 * for byte as React would draw it whole. Emails about people or figures have varying rows and thus no
 * common layout.
 */
export function drawEmail(email: FilledEmail): string {
  if (email.told || email.figures) return drawWhole(email);
  const texts: string[] = [];
  const { coach, ...bare } = mapTexts(email, (text) => {
    texts.push(text);
    return '';
  });
  const ofCoach = layouts.get(coach) ?? new Map<string, Layout>();
  layouts.set(coach, ofCoach);
  const key = JSON.stringify(bare);
  const layout = ofCoach.get(key) ?? compileLayout(email);
  ofCoach.set(key, layout);
  return layout(texts);
}

function drawWhole(email: FilledEmail): string {
  const Template = templates[email.template];
  return renderToStaticMarkup(<Template email={email} />);
}

/** The layouts of each coach, by everything in an email except its texts: as many as are declared. */
const layouts = new WeakMap<FilledEmail['coach'], Map<string, Layout>>();

/** Inserts texts in the order of {@link mapTexts}. */
type Layout = (texts: readonly string[]) => string;

/** Private-use characters around a number: React leaves them alone, and no text contains them. */
const mark = (index: number) => `\uE000${index}\uE001`;
const marks = /\uE000(\d+)\uE001/;

/**
 * Draws an email once with markers instead of its texts, and returns a function of these texts. A
 * text's own HTML depends only on that text and the layout's look.
 */
function compileLayout(email: FilledEmail): Layout {
  const places: Place[] = [];
  const marked = mapTexts(email, (_, place) => mark(places.push(place) - 1));
  // The padding after a preview depends on its length.
  const { preview } = marked.message;
  const html = drawWhole(marked).replace(drawPreview(preview), preview);
  // When a text is split by a pattern with a group, every other part is a match of the group.
  const parts = html
    .split(marks)
    .map((part, index) => (index % 2 === 0 ? part : drawnAt(Number(part), places)));
  const draw = {
    text: escapeText,
    address: escapeText,
    preview: remember(drawPreview),
    lines: remember((text) => renderToStaticMarkup(<Lines text={text} />), /\n/),
    words: remember(
      (text) => renderToStaticMarkup(<Words text={text} email={email} />),
      /[\\[*\n]/,
    ),
  } as const satisfies Record<Place, (text: string) => string>;
  return (texts) => {
    let drawn = '';
    for (const part of parts) {
      drawn += typeof part === 'string' ? part : draw[part.place](texts[part.index] ?? '');
    }
    return drawn;
  };
}

function drawnAt(index: number, places: readonly Place[]) {
  return { index, place: places[index] ?? 'text' };
}

function drawPreview(text: string): string {
  return renderToStaticMarkup(<Preview>{text}</Preview>);
}

/** Escapes like React. */
function escapeText(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}

/** How many drawn texts are kept per layout: only those with a name change. */
const maxRemembered = 200;

/** Draws a text unless that was done before; one that `needs` does not match is only escaped. */
function remember(draw: (text: string) => string, needs?: RegExp): (text: string) => string {
  const drawn = new Map<string, string>();
  return (text) => {
    if (needs && !needs.test(text)) return escapeText(text);
    const known = drawn.get(text) ?? draw(text);
    if (drawn.size >= maxRemembered) drawn.clear();
    drawn.set(text, known);
    return known;
  };
}

/** An email with other texts and addresses; an event's ticket counts as part of its layout. */
function mapTexts(email: FilledEmail, put: (text: string, place: Place) => string): FilledEmail {
  const { message, seat, buttonUrl, unsubscribeUrl } = email;
  const { points, afterword, button, signOff } = message;
  const putWords = (text: string) => put(text, 'words');
  return {
    ...email,
    message: {
      ...message,
      subject: put(message.subject, 'text'),
      preview: put(message.preview, 'preview'),
      heading: put(message.heading, 'text'),
      paragraphs: message.paragraphs.map(putWords),
      ...(points && {
        points: points.map(({ title, text }) => ({
          title: put(title, 'text'),
          text: putWords(text),
        })),
      }),
      ...(afterword && { afterword: afterword.map(putWords) }),
      ...(button && { button: { ...button, label: put(button.label, 'text') } }),
      ...(signOff !== undefined && { signOff: put(signOff, 'lines') }),
    },
    ...(seat && { seat: { label: put(seat.label, 'text'), url: put(seat.url, 'address') } }),
    ...(buttonUrl !== undefined && { buttonUrl: put(buttonUrl, 'address') }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl: put(unsubscribeUrl, 'address') }),
  };
}
