/** Something that forms ask for, and how it is recognised. */
export interface Subject {
  readonly what: string;
  /** In a sentence that asks for it. */
  readonly words: RegExp;
  /** In the name, the label or the help of a field that asks for it, however loosely. */
  readonly names: RegExp;
  /** A label that asks for it and for nothing else. */
  readonly label: RegExp;
  /** The names of fields that programs know it by. */
  readonly key: RegExp;
  /** The noun by which a list of fields names it: "name, email and phone". */
  readonly noun: RegExp;
}

/** "Your" in the other languages, before something that belongs to a person. */
const your = '(?:ihre?n?|deine?n?|vos?|votre|ton|tu|su|seu|sua)';

export const emailSubject: Subject = {
  what: 'an email address',
  words: ofYours(
    '(?:\\w+ )?e-?mail',
    'e-?mail|correo|courriel|adresse e-?mail',
    '\\bvalid e-?mail\\b',
  ),
  names: /mail/i,
  label:
    /^(?:(?:your|ihre?|deine?|votre|tu|su|seu) )?(?:(?:work|business|best|private|company|primary) )?(?:e-?mail(?:[ -]?(?:address|adresse))?|correo(?: electrónico)?|courriel)$/i,
  key: /^e?mail(?:Address)?$/i,
  noun: /\b(?:e-?mail|correo|courriel)\b/i,
};

export const phoneSubject: Subject = {
  what: 'a telephone number',
  words: ofYours(
    '(?:tele)?phone',
    'telefon(?:nummer)?|handynummer|(?:numéro de )?téléphone|(?:número de )?tel[eé]fon[eo]|celular|móvil',
    '\\bphone number\\b',
  ),
  names: /phone|phon|tel|mobile|handy|call|whatsapp|cell|celular|móvil/i,
  label:
    /^(?:(?:your|ihre?|deine?|votre|tu|su|seu) )?(?:(?:work|business|best|daytime) )?(?:(?:tele|mobile |cell ?)?phone(?: number)?|mobile(?: number)?|telefon(?:nummer)?|handynummer|(?:número de )?teléfono|(?:numéro de )?téléphone|telefone|celular|whatsapp(?: number)?)$/i,
  key: /^(?:(?:tele|mobile)?phone(?:Number)?|mobile)$/i,
  noun: /\b(?:(?:tele)?phone|mobile|telefon(?:nummer)?|handynummer|téléphone|tel[eé]fon[eo]|celular|móvil)\b/i,
};

/** What the sentences and labels of forms most often ask for. */
export const subjects: readonly Subject[] = [
  emailSubject,
  {
    what: 'a name',
    words: ofYours(
      '(?:(?:first|last|full|given|family) )?name',
      '(?:vor|nach)?namen?|(?:pré)?nom|nombre|(?:sobre)?nome',
    ),
    names: /name|nom|call you/i,
    label:
      /^(?:(?:your|ihr|dein|votre|tu|su|seu) )?(?:(?:first|last|full|given|family) )?(?:(?:vor|nach)?name|nombre|(?:pré)?nom|nome)$/i,
    key: /^(?:(?:first|last|full|given|family)?name)$/i,
    noun: /\b(?:name|(?:vor|nach)?namen?|(?:pré)?nom|nombre|nome)\b/i,
  },
  {
    what: 'a company',
    words: ofYours(
      '(?:company|organi[sz]ation|business|employer)',
      'unternehmen|firma|entreprise|empresa',
    ),
    names: /compan|organi|business|firm|employer|work|empresa|entreprise|unternehm/i,
    label:
      /^(?:(?:your|ihre?|deine?|votre|tu|su|sua) )?(?:company|organi[sz]ation|employer|business|firma|unternehmen|empresa|entreprise)(?: name)?$/i,
    key: /^(?:company|organi[sz]ation|employer)(?:Name)?$/i,
    noun: /\b(?:company|organi[sz]ation|employer|firma|(?:das|ihr|dein) unternehmen|entreprise|empresa)\b/i,
  },
  phoneSubject,
  {
    what: 'a job title',
    words: /\byour job title\b/i,
    names: /job|title|role|position|funktion/i,
    label: /^(?:your )?(?:job title|role|position)$/i,
    key: /^(?:jobTitle|role|position)$/i,
    noun: /\bjob title\b/i,
  },
];

/** A sentence that speaks of somebody's own thing, in English and in the other languages. */
function ofYours(english: string, others: string, besides = '(?!)'): RegExp {
  return new RegExp(`\\byour ${english}\\b|\\b${your} (?:${others})\\b|${besides}`, 'i');
}

/** A label without its marks: "Work email (optional) *" is "Work email". */
export function bareLabel(label: string): string {
  return label
    .replace(/\([^()]*\)|[*:?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
