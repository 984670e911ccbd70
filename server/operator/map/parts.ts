import type { MapPart } from '#engine/contract/console/map-parts.ts';
import type { Message } from '#engine/declaration/coach.ts';
import type { Screen, Toast } from '#engine/declaration/submission.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { plainText } from '#engine/text/markup.ts';

type Word = MapPart['words'][number];
type Way = MapPart['to'][number];

/** The key of the form, to which every refusal leads back. */
export const formKey = 'form';

/** The key of an answer, from the key of the form's state. */
export const answerKey = (state: string) => `answer:${state}`;

/** The key of an email, from the key of its sample. */
export const emailKey = (sample: string) => `email:${sample}`;

const endPrefix = 'end:';

/** The key of an end: a button's target, or what stops a campaign. */
export const endKey = (target: string) => `${endPrefix}${target}`;

/** The end that a key identifies; undefined for other keys. */
export function targetOf(key: string): string | undefined {
  return key.startsWith(endPrefix) ? key.slice(endPrefix.length) : undefined;
}

/** A text with its label; nothing if there is none. */
export function say(label: string, text: string | undefined): readonly Word[] {
  return text === undefined || text === '' ? [] : [{ label, text: plainText(text) }];
}

/** The way through a button; none without one. */
export function byButton(
  button: { readonly label: string; readonly to: string } | undefined,
): readonly Way[] {
  return button ? [{ part: endKey(button.to), by: `“${button.label}”` }] : [];
}

/** The texts of a notice. */
export function sayToast(toast: Toast | undefined): readonly Word[] {
  return toast ? [...say('Notice', toast.title), ...say('', toast.description)] : [];
}

/** The texts of a success screen. */
export function sayScreen(screen: DeepReadonly<Screen> | undefined): readonly Word[] {
  if (!screen) return [];
  return [
    ...say('Screen', screen.title),
    ...say('', screen.text),
    ...(screen.details ?? []).flatMap(({ label, value }) => say(label, value)),
    ...say(screen.next?.title ?? '', screen.next?.items.join('\n')),
    ...say('Tip', screen.tip),
    ...say('Button', screen.button?.label),
  ];
}

/** The texts of an email. */
export function sayMessage(message: DeepReadonly<Message>): readonly Word[] {
  return [
    ...say('Subject', message.subject),
    ...say('In the inbox', message.preview),
    ...say('Heading', message.heading),
    ...message.paragraphs.flatMap((paragraph) => say('', paragraph)),
    ...(message.points ?? []).flatMap(({ title, text }) => say(title, text)),
    ...(message.afterword ?? []).flatMap((paragraph) => say('', paragraph)),
    ...say('Button', message.button?.label),
  ];
}
