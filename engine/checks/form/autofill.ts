import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';
import { bareLabel } from './subjects.ts';

const personNames = [
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'family-name',
  'honorific-suffix',
  'nickname',
];
const places = [
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level4',
  'address-level3',
  'address-level2',
  'address-level1',
  'country',
  'country-name',
  'postal-code',
];
const phones = [
  'tel',
  'tel-country-code',
  'tel-national',
  'tel-area-code',
  'tel-local',
  'tel-local-prefix',
  'tel-local-suffix',
  'tel-extension',
];
const birthdays = ['bday', 'bday-day', 'bday-month', 'bday-year'];
const others = ['organization', 'organization-title', 'language', 'sex', 'url', 'photo', 'impp'];

/** The names of the HTML standard (4.10.18.7.1) that a form of a funnel has a use for. */
const tokens = ['email', 'username', ...personNames, ...places, ...phones, ...birthdays, ...others];

/** What a field is about, by its kind or its own name, and the hints that fit it. */
const meanings: readonly { readonly about: RegExp; readonly fits: readonly string[] }[] = [
  { about: /^e?mail/i, fits: ['email', 'username'] },
  {
    about: /^(?:(?:first|last|full|given|family|your)?name|surname|nickname)$/i,
    fits: personNames,
  },
  {
    about: /^(?:company|organi[sz]ation|business|firm|employer)(?:name)?$/i,
    fits: ['organization'],
  },
  { about: /^(?:job)?(?:title|role|position)$/i, fits: ['organization-title'] },
  { about: /^(?:phone|mobile|tel|telephone)/i, fits: phones },
  { about: /^(?:country|city|town|state|street|address|zip|postcode|postal)/i, fits: places },
  { about: /^(?:website|url|site|homepage)$/i, fits: ['url'] },
];

/** Labels that ask for another part of a name than a hint fills in, or for all of it. */
const opposites: Readonly<
  Record<string, readonly { readonly label: RegExp; readonly meant: string }[]>
> = {
  'family-name': [
    { label: ofYours('first name|given name|vorname|prénom|nombre'), meant: 'given-name' },
    { label: ofYours('(?:full )?name|vollständiger name|nome'), meant: 'name' },
  ],
  'given-name': [
    {
      label: ofYours(
        'last name|family name|surname|nachname|familienname|nom de famille|apellidos?|sobrenome',
      ),
      meant: 'family-name',
    },
    {
      label: ofYours('full name|vollständiger name|nom complet|nombre completo|nome completo'),
      meant: 'name',
    },
  ],
};

function ofYours(name: string): RegExp {
  return new RegExp(`^(?:(?:your|ihr|dein|votre|tu|su|seu) )?(?:${name})$`, 'i');
}

/** What people write for a hint, and the standard's word where it is a closer one than the field's. */
const otherWords: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  fname: 'given-name',
  lastname: 'family-name',
  surname: 'family-name',
  lname: 'family-name',
};

/** A field's autofill hint exists and is about what the field asks for. */
export const autofillFits: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    const { kind } = field;
    const autocomplete = 'autocomplete' in field ? field.autocomplete : undefined;
    if (autocomplete === undefined || /^(?:on|off)$/i.test(autocomplete)) return [];
    const keys = ['form', 'fields', name, 'autocomplete'];
    const hint = hintOf(autocomplete);
    if (!tokens.includes(hint)) {
      const plain = hint.replace(/[^a-z]/g, '');
      const similar =
        ownValue(otherWords, plain) ??
        findSimilar(hint, tokens) ??
        meanings.find(({ about }) => about.test(plain))?.fits[0];
      return findMistake(
        entry,
        'unknown-autofill',
        keys,
        `Browsers know no autofill hint ${quote(autocomplete)}, so they would fill in nothing.`,
        similar === undefined
          ? 'Write one of the HTML standard, like given-name, organization or tel, or remove the line.'
          : `Write ${quote(similar)}.`,
      );
    }
    const asked = kind === 'email' || kind === 'phone' ? kind : name;
    const fits = meanings.find(({ about }) => about.test(asked))?.fits;
    const opposite = ownValue(opposites, hint)?.find(({ label }) =>
      label.test(bareLabel(field.label)),
    );
    if (opposite !== undefined) {
      return findMistake(
        entry,
        'wrong-autofill',
        keys,
        `The hint ${quote(autocomplete)} makes browsers fill in something else than ${quote(field.label)}.`,
        `Write ${quote(opposite.meant)}.`,
      );
    }
    const isForeign = fits === undefined && (hint === 'email' || hint === 'username');
    if (!isForeign && (fits === undefined || fits.includes(hint))) return [];
    return findMistake(
      entry,
      'wrong-autofill',
      keys,
      `The hint ${quote(autocomplete)} makes browsers fill in something else than the field ${name} asks for.`,
      fits === undefined ? 'Remove the line.' : `Write ${quote(fits[0])}.`,
    );
  }),
);

/** The last word of a hint; before it may stand a section and whose address it is. */
function hintOf(autocomplete: string): string {
  const words = autocomplete.toLowerCase().split(/\s+/);
  const rest = words.filter(
    (word, index) =>
      !(index === 0 && word.startsWith('section-')) &&
      !/^(?:shipping|billing|home|work|mobile|fax|pager|webauthn)$/.test(word),
  );
  return rest.join(' ');
}
