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

export const emailSubject: Subject = {
  what: 'an email address',
  words: /\byour (?:\w+ )?e-?mail\b(?: address)?|\bvalid e-?mail\b/i,
  names: /mail/i,
  label:
    /^(?:(?:your|ihre?|deine?|votre|tu|su|seu) )?(?:(?:work|business|best|private|company|primary) )?(?:e-?mail(?:[ -]?(?:address|adresse))?|correo(?: electrónico)?|courriel)$/i,
  key: /^e?mail(?:Address)?$/i,
  noun: /\be-?mail\b/i,
};

/** What the sentences and labels of forms most often ask for. */
export const subjects: readonly Subject[] = [
  emailSubject,
  {
    what: 'a name',
    words: /\byour (?:(?:first|last|full|given|family) )?name\b/i,
    names: /name|nom|call you/i,
    label:
      /^(?:(?:your|ihr|dein|votre|tu|su|seu) )?(?:(?:first|last|full|given|family) )?(?:(?:vor|nach)?name|nombre|(?:pré)?nom|nome)$/i,
    key: /^(?:(?:first|last|full|given|family)?name)$/i,
    noun: /\bname\b/i,
  },
  {
    what: 'a company',
    words: /\byour (?:company|organi[sz]ation|business|employer)\b/i,
    names: /compan|organi|business|firm|employer|work|empresa|entreprise|unternehm/i,
    label:
      /^(?:(?:your|ihre?|deine?|votre|tu|su|sua) )?(?:company|organi[sz]ation|employer|business|firma|unternehmen|empresa|entreprise)(?: name)?$/i,
    key: /^(?:company|organi[sz]ation|employer)(?:Name)?$/i,
    noun: /\b(?:company|organi[sz]ation|employer)\b/i,
  },
  {
    what: 'a telephone number',
    words: /\byour (?:tele)?phone\b|\bphone number\b/i,
    names: /phone|phon|tel|mobile|handy|call|whatsapp|cell|celular|móvil/i,
    label:
      /^(?:(?:your|ihre?|deine?|votre|tu|su|seu) )?(?:(?:work|business|best|daytime) )?(?:(?:tele|mobile |cell ?)?phone(?: number)?|mobile(?: number)?|telefon(?:nummer)?|handynummer|(?:número de )?teléfono|(?:numéro de )?téléphone|telefone|celular|whatsapp(?: number)?)$/i,
    key: /^(?:(?:tele|mobile)?phone(?:Number)?|mobile)$/i,
    noun: /\b(?:(?:tele)?phone|mobile)\b/i,
  },
  {
    what: 'a job title',
    words: /\byour job title\b/i,
    names: /job|title|role|position|funktion/i,
    label: /^(?:your )?(?:job title|role|position)$/i,
    key: /^(?:jobTitle|role|position)$/i,
    noun: /\bjob title\b/i,
  },
];

/** A label without its marks: "Work email (optional) *" is "Work email". */
export function bareLabel(label: string): string {
  return label
    .replace(/\([^()]*\)|[*:?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
