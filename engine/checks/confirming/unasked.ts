import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
  leadFunnelsOf,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';
import { asks } from './window.ts';

const [sign, signing] = [
  '(?:sign-?up|registration|subscription|(?:e-?mail )?address)',
  '(?:Anmeldung|Registrierung|(?:E-Mail-)?Adresse)',
];

/** What says that a sign-up is confirmed by a link in an email, in the languages of sites. */
const confirms = new RegExp(
  [
    `\\byou(?:[’']ll| will| then)? confirm your ${sign}\\b[^.!?]{0,40}\\b(?:link|click|e-?mail)\\b`,
    `\\bconfirm your ${sign} (?:by|with|through) (?:a|the|one) (?:link|click)\\b`,
    '\\bdouble[- ]opt-?in\\b',
    `\\bbestätig(?:en|st|e)\\b[^.!?]{0,40}\\b${signing}[^.!?]{0,40}\\b(?:Link|Klick)`,
    `\\b${signing} bestätig(?:en|st|e)\\b[^.!?]{0,40}\\b(?:Link|Klick)`,
    '\\b(?:confirmez|confirmes|confirmerez) (?:votre|ton) (?:inscription|adresse)[^.!?]{0,40}\\b(?:lien|clic)',
    '\\b(?:confirmas?|confirme|confirmarás|confirmará) (?:tu|su) (?:inscripción|registro|correo|dirección)[^.!?]{0,40}\\b(?:enlace|clic)',
    '\\b(?:confirma|confirme|confirmará) (?:a )?(?:sua|seu) (?:inscrição|cadastro|e-?mail|endereço)[^.!?]{0,40}\\b(?:link|clique)',
  ].join('|'),
  'i',
);
const denied =
  /\b(?:no|not|never|without|need|nicht|kein[a-z]*|ohne|sans|pas|sin|ning[uú]n[a-z]*|sem|nenhum[a-z]*|não)\b|n[’']t\b/i;

function findConfirmed(entry: InFile, keys: Keys, text: string, fact: string): Finding[] {
  const sentence = text.split(/(?<=[.!?])\s+/u).find((one) => confirms.test(one));
  const words = confirms.exec(sentence ?? '')?.[0];
  if (sentence === undefined || words === undefined || denied.test(sentence)) return [];
  const problem = `${quote(words)} stands here, but ${fact}.`;
  const remedy = "Write confirmation: 'double', or take the words out.";
  return [findDoubt(entry, 'nothing-there', keys, problem, remedy)];
}

/** A page whose sign-ups count at once does not say that they are confirmed. */
export const nothingElseIsConfirmed: FunnelRule = leadRule((entry, all) => {
  // English words have a rule of their own; seats may be confirmed without it.
  const language = entry.value.language ?? coachOf(entry, all)?.value.language ?? 'en';
  if (language === 'en') return [];
  if (asks(entry, all) || entry.value.event?.hold !== undefined) return [];
  return shownTexts(entry.value).flatMap(({ keys, text }) =>
    findConfirmed(entry, keys, text, 'sign-ups of this page count at once'),
  );
});

/** The same of the legal pages of a coach none of whose pages asks. */
export const noticesKnowConfirmation: CoachRule = (entry, all) => {
  const forms = leadFunnelsOf(entry, all);
  const isAsked = forms.some((form) => asks(form, all) || form.value.event?.hold !== undefined);
  // Where a page says so, too, it is the page that lost its confirmation.
  const isSaid = forms.some(({ value }) =>
    shownTexts(value).some(({ text }) => confirms.test(text)),
  );
  if (isAsked || isSaid || forms.length === 0) return [];
  return shownTexts(entry.value).flatMap(({ keys, text }) =>
    keys[0] === 'documents'
      ? findConfirmed(entry, keys, text, 'all sign-ups of this coach count at once')
      : [],
  );
};
