import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findDoubt, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { AskedField, ChoiceField } from '#engine/declaration/field.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { findMeantValue } from '#engine/read/meanings.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';
import { bareLabel, subjects } from './subjects.ts';
import { isUsableName } from './taken-names.ts';

/** No two fields ask the same question. */
export const questionsDiffer: FunnelRule = leadRule((entry) => {
  const fields = askedFields(entry.value);
  return fields.flatMap(([name, field], index) => {
    const earlier = fields.slice(0, index);
    const keys = ['form', 'fields', name];
    const sameLabel = earlier.find(([, other]) => asAsked(other.label) === asAsked(field.label));
    if (sameLabel !== undefined) {
      const asked = subjects.find(({ label }) => label.test(bareLabel(field.label)));
      // The label is right of the field that programs know by it.
      const isRight = asked?.key.test(name) === true && !asked.key.test(sameLabel[0]);
      return findMistake(
        entry,
        'same-question',
        ['form', 'fields', isRight ? sameLabel[0] : name, 'label'],
        `The fields ${sameLabel[0]} and ${name} have the same label, ${quote(field.label)}, so nobody could tell them apart.`,
        'Write what this field asks for, or remove it.',
      );
    }
    const same = (['autocomplete', 'placeholder', 'prompt'] as const).find((part) => {
      const hint = hintOf(field, part);
      return (
        hint !== undefined &&
        !/^(?:on|off)$/.test(hint) &&
        !(part === 'prompt' && anyPrompt.test(hint)) &&
        earlier.some(([, other]) => hintOf(other, part) === hint)
      );
    });
    if (same === undefined) return findSameSentence(entry, [name, field], fields);
    return findDoubt(
      entry,
      'same-hint',
      [...keys, same],
      `The ${same} ${quote(hintOf(field, same))} also stands in another field of the form, as if both asked the same.`,
      'Write one that fits this field alone, or remove the line.',
    );
  });
});

/** "Please choose", "Choose one", "Elige una opción": right for any choice. */
const anyPrompt =
  /^(?:\S+\s*){1,2}$|(?<![A-Za-zÀ-ỿ])(?:option|opción|opção|one|here|list|aus|answer|antwort|respuesta|réponse|resposta)[.…!:]*$/i;

/** Sentences that are right for any field. */
const general =
  /field|answer|fill|requir|complet|missing|blank|empty|both|feld|pflicht|angab|füll|fehlt|champ|obligat|rempli|campo|relle|preench|falta/i;

/** What people say of an address. */
export const sending =
  /\b(?:send|mail|address|where|reach|arrive|post|deliver|inbox|find you|wohin|schick|adresse|envo|adresse|enviar|direcci|endere)/i;

/** "Where shall we send it?" is asked by the field email alone, "What should we call you?" by another. */
function findSameSentence(
  entry: InFile,
  [name, field]: readonly [string, AskedField],
  fields: readonly (readonly [string, AskedField])[],
): Finding[] {
  const email = fields.find(([, { kind }]) => kind === 'email');
  const { missing } = field;
  if (email === undefined || name === email[0] || missing === undefined) return [];
  if (missing !== email[1].missing || general.test(missing)) return [];
  // What it asks for is judged by a rule of its own.
  if (subjects.some(({ words }) => words.test(missing))) return [];
  // What says where something goes asks for the address; anything else is rather the other's.
  const [blamed, other] = sending.test(missing) ? [name, email[0]] : [email[0], name];
  const label = blamed === name ? field.label : email[1].label;
  return [
    findDoubt(
      entry,
      'same-hint',
      ['form', 'fields', blamed, 'missing'],
      `The sentence ${quote(missing)} is also that of the field ${other}, as if both asked the same.`,
      `Say what is missing where ${quote(label)} is empty.`,
    ),
  ];
}

/** What a field that is typed into says to the browser, or in its empty input. */
function hintOf(
  field: AskedField,
  part: 'autocomplete' | 'placeholder' | 'prompt',
): string | undefined {
  const hint: unknown = Reflect.get(field, part);
  return typeof hint === 'string' ? hint : undefined;
}

function asAsked(label: string): string {
  return label
    .toLowerCase()
    .replace(optional, '')
    .replace(required, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every answer is stored with the lead, sent with the email or shown; otherwise nobody reads it. */
export const answersAreRead: FunnelRule = leadRule((entry) => {
  const { form, submission, success } = entry.value;
  const shown = [...textsIn(submission.metadata), ...textsIn(success)].flatMap(({ text }) =>
    placeholdersIn(text),
  );
  const read = new Set(['name', 'email', ...submission.email.body, ...shown]);
  const stored = new Set(textsIn(submission.metadata).flatMap(({ text }) => placeholdersIn(text)));
  const names = Object.keys(form.fields).filter(isUsableName);
  const holds = (name: string) => name in (submission.metadata ?? {});
  const storesAnswers = names.some((name) => name !== 'name' && stored.has(name));
  return names.flatMap((name) =>
    read.has(name)
      ? storesAnswers && name !== 'name' && name !== 'email' && !stored.has(name)
        ? findDoubt(
            entry,
            'answer-not-stored',
            ['submission', 'metadata', ...(holds(name) ? [name] : [])],
            `The answers to ${name} go to the email function but are not stored with the lead, as the others are.`,
            findMeantValue(name, ['name']) === 'name' && !names.includes('name')
              ? 'Call the field name, which is stored with every lead and known to all its emails.'
              : `${holds(name) ? 'Write' : 'Add'} ${name}: '{${name}}' ${holds(name) ? 'in' : 'to'} submission.metadata.`,
          )
        : []
      : findDoubt(
          entry,
          'answer-goes-nowhere',
          ['form', 'fields', name],
          `Nobody would ever see what visitors answer to ${name}: it is neither stored nor sent.`,
          `Add ${name}: '{${name}}' to submission.metadata, or remove the field.`,
        ),
  );
});

/** While the form is being sent, the button says so. */
export const buttonTellsProgress: FunnelRule = leadRule((entry) => {
  const { idle, busy } = entry.value.form.button;
  if (asAsked(idle) !== asAsked(busy)) return [];
  return findDoubt(
    entry,
    'busy-button',
    ['form', 'button', 'busy'],
    `The button says ${quote(busy)} before and while the form is sent, so it looks as if nothing happened.`,
    "Say in busy what is going on, like 'Sending…'.",
  );
});

/** What labels say of a field, in every language of the engine. */
const optional =
  /(?<![A-Za-zÀ-ỿ])optional(?![A-Za-zÀ-ỿ])|\((?:freiwillig|wenn (?:sie|du) möcht[A-Za-zÀ-ỿ]+|opcional|facultati(?:f|ve|v[oa])|si (?:lo )?(?:desea|quiere)s?|if you (?:like|wish))\)/i;
const required =
  /(?<![A-Za-zÀ-ỿ])required(?![A-Za-zÀ-ỿ])|\((?:pflichtfeld|erforderlich|obligatori[oa]|obligatoire|obrigatóri[oa])\)/i;
/** What help says of a field that nobody has to fill in. */
const voluntary =
  /^(?:optional|freiwillig|opcional|facultatif|facultativo|if you like|not required|only if you (?:like|wish))(?:[.:,;–—]|$)/i;

/** A list to choose from offers a choice, and words say of a field what is declared of it. */
export const fieldsSayWhatTheyAre: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    const keys = ['form', 'fields', name];
    const findings: Finding[] = [];
    const saysOptional = optional.test(field.label);
    const saysRequired = /(?<=[\p{L}\d)])\s?\*$/u.test(field.label) || required.test(field.label);
    if (field.required && field.help !== undefined && voluntary.test(field.help)) {
      findings.push(
        findMistake(
          entry,
          'required-differs',
          [...keys, 'help'],
          `The help ${quote(field.help)} says that the field is optional, but it is required.`,
          'Correct the help, or write required: false.',
        ),
      );
    }
    if (field.required ? saysOptional : saysRequired) {
      findings.push(
        findMistake(
          entry,
          'required-differs',
          [...keys, 'label'],
          `The label ${quote(field.label)} says that the field is ${field.required ? 'optional, but it is required' : 'required, but it is optional'}.`,
          `Correct the label, or write required: ${String(!field.required)}.`,
        ),
      );
    }
    if (field.kind === 'text' && field.required && field.whenEmpty !== undefined) {
      findings.push(
        findMistake(
          entry,
          'never-used',
          [...keys, 'whenEmpty'],
          `The field ${name} is required, so nobody would ever see its whenEmpty, ${quote(field.whenEmpty)}.`,
          'Remove whenEmpty, or write required: false.',
        ),
      );
    }
    return [...findings, ...('options' in field ? findNoChoice(entry, keys, field) : [])];
  }),
);

function findNoChoice(entry: InFile, keys: readonly string[], field: ChoiceField): Finding[] {
  const { options } = field;
  const prompt = field.kind === 'select' ? asAsked(field.prompt) : undefined;
  const index = options.findIndex(
    ({ label }, place) => asAsked(label) === prompt || (place === 0 && asksToChoose.test(label)),
  );
  if (index !== -1) {
    return [
      findMistake(
        entry,
        'option-is-prompt',
        [...keys, 'options', index, 'label'],
        `The option ${quote(options[index]?.label)} reads like the prompt, which selects nothing, but it would be stored as an answer.`,
        prompt === undefined
          ? 'Remove the option.'
          : 'Remove the option: the prompt is shown first by itself.',
      ),
    ];
  }
  if (options.length !== 1) return [];
  return [
    findDoubt(
      entry,
      'one-option',
      [...keys, 'options'],
      `The list has one option, ${quote(options[0]?.label)}, so there is nothing to choose.`,
      'Add the other options, or remove the field.',
    ),
  ];
}

/** What a list says while nothing is chosen yet. */
const asksToChoose =
  /^(?:[-\u2013\u2014. ]+|[-\u2013\u2014 ]*(?:please )?(?:select|choose|pick)(?: (?:(?:an?|one|your|the) )?(?:one|option|answer)| \w+ below)?[-\u2013\u2014.:\u2026 ]*|bitte (?:aus)?w\u00e4hlen.*|(?:por favor,? )?(?:selecciona|seleccione|elige|elija|selecione|escolha)(?: una?| uma)?(?: opci\u00f3n| op\u00e7\u00e3o)?[.\u2026 ]*|(?:veuillez )?(?:choisir|choisissez|s\u00e9lectionnez)(?: une option)?[.\u2026 ]*)$/i;
