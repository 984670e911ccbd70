import type { Message } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';
import { fillText } from '#engine/text/placeholders.ts';

/**
 * A declared message as plain HTML, for an email function that takes the words in its body.
 *
 * @param values placeholder values; they are escaped, so what a visitor typed stays text
 */
export function drawHtmlContent(
  message: DeepReadonly<Message>,
  values: Readonly<Record<string, string>>,
): string {
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const element = (tag: string, text: string) =>
    `<${tag}>${fillText(escapeHtml(text), safe)}</${tag}>`;
  return [
    element('h1', message.heading),
    ...message.paragraphs.map((paragraph) => element('p', paragraph)),
  ].join('\n');
}
