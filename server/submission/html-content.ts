import type { Message } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillTexts } from '#engine/text/placeholders.ts';

/**
 * A declared message as plain HTML, for an email function that takes the words in its body.
 *
 * @param values placeholder values; they are escaped, so what a visitor typed stays text
 */
export function drawHtmlContent(
  { heading, paragraphs }: DeepReadonly<Message>,
  values: Readonly<Record<string, string>>,
): string {
  const filled = fillTexts({ heading, paragraphs }, values);
  const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;
  return [
    element('h1', filled.heading),
    ...filled.paragraphs.map((paragraph) =>
      element(
        'p',
        plainText(paragraph, (words, to) => `${words} (${to})`),
      ),
    ),
  ].join('\n');
}
