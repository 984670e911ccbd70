import * as v from 'valibot';
import { type DeepReadonly, day, text } from './primitives.ts';

const asked = {
  /** Shown above the input; of a box to tick beside it. */
  label: text,
  /** A sentence under the label. */
  help: v.exactOptional(text),
  /** Whether the form can be sent without an answer. */
  required: v.boolean(),
  /** The error when it is required and left empty; needs `form.missing`. */
  missing: v.exactOptional(text),
  /** Asks it only of those who have answered another field of the form so. */
  when: v.exactOptional(
    v.strictObject({
      /** The name of a field with options, or of a box to tick. */
      field: text,
      /** The answer, or several of which one is enough; of a ticked box `yes`. */
      is: v.union([text, v.pipe(v.array(text), v.minLength(1, 'needs at least one answer'))]),
    }),
  ),
};

const example = {
  /** An example in the empty input. */
  placeholder: v.exactOptional(text),
};

const autofill = {
  /** The browser's autofill hint (HTML, "autofill detail tokens"), for instance given-name. */
  autocomplete: v.exactOptional(text),
};

const hints = { ...example, ...autofill };

const judged = {
  /** The error under the field for an answer that does not fit; the engine has sentences of its own. */
  invalid: v.exactOptional(text),
};

/** The answers to choose from. */
const options = v.pipe(
  v.array(
    v.strictObject({
      /** What is stored. */
      value: text,
      /** What visitors read. */
      label: text,
    }),
  ),
  v.minLength(1, 'needs at least one option'),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Countries with a telephone network of their own, in the letters of ISO 3166-1. */
export const countries: readonly string[] = (
  'AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN ' +
  'BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE ' +
  'DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM ' +
  'GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE ' +
  'KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH ' +
  'MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TG TH TJ TK TL TM TN TO TR TT TV TW ' +
  'TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW '
)
  .trim()
  .split(' ');

const country = v.pipe(
  v.string(),
  v.check(
    (value) => countries.includes(value),
    'is not a country: write its two letters, like US, DE or GB',
  ),
);

/** One question of a form. */
export const field = v.variant('kind', [
  /** A line of text. */
  v.strictObject({
    kind: v.literal('text'),
    ...asked,
    ...hints,
    /** What texts and emails show when the field is left empty; of a name it is stored as well. */
    whenEmpty: v.exactOptional(text),
    /** The error under a name that contains a web or email address; the engine has a default. */
    invalid: v.exactOptional(text),
  }),
  /** An email address. */
  v.strictObject({
    kind: v.literal('email'),
    ...asked,
    ...hints,
    /** The error under the field when the input is not an email address. */
    invalid: text,
  }),
  /** One of several answers, in a list that opens. */
  v.strictObject({
    kind: v.literal('select'),
    ...asked,
    ...hints,
    /** The first entry of the list, which selects nothing. */
    prompt: text,
    options,
  }),
  /** One of a few answers, all in sight. */
  v.strictObject({ kind: v.literal('radio'), ...asked, options }),
  /** Any number of answers, all in sight; stored with commas between them. */
  v.strictObject({
    kind: v.literal('multi-select'),
    ...asked,
    options,
    /** How many answers there must be, if there are any. */
    min: v.exactOptional(count),
    /** How many answers there may be. */
    max: v.exactOptional(count),
    /** The error under the field for too few or too many answers; the engine has a default. */
    invalid: v.exactOptional(text),
  }),
  /** A box for yes; stored as `yes`, or as an empty text where it is not ticked. */
  v.strictObject({ kind: v.literal('checkbox'), ...asked }),
  /** A telephone number; stored as it is dialled from anywhere, like +493012345678 (E.164). */
  v.strictObject({
    kind: v.literal('phone'),
    ...asked,
    ...hints,
    ...judged,
    /** The country of numbers written without a country code, in two letters: DE, US. */
    country: v.exactOptional(country),
  }),
  /** A number. */
  v.strictObject({
    kind: v.literal('number'),
    ...asked,
    ...example,
    ...judged,
    /** The least that is taken. */
    min: v.exactOptional(v.number()),
    /** The most that is taken. */
    max: v.exactOptional(v.number()),
    /** What it is a multiple of, counted from `min`; 1 without it, for whole numbers. */
    step: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
    /** What is counted, after the input and after the number in texts: people, m². */
    unit: v.exactOptional(text),
  }),
  /** A day of the calendar; stored like 2027-03-16. */
  v.strictObject({
    kind: v.literal('date'),
    ...asked,
    ...autofill,
    ...judged,
    /** The first day that is taken. */
    min: v.exactOptional(day),
    /** The last day that is taken. */
    max: v.exactOptional(day),
    /** Whether it lies behind or ahead on the day of answering, which itself is either. */
    only: v.exactOptional(v.picklist(['past', 'future'])),
  }),
  /** A longer answer. */
  v.strictObject({
    kind: v.literal('textarea'),
    ...asked,
    ...hints,
    /** How many lines are seen at first. */
    rows: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12))),
  }),
  /** What is stored with every lead of this form without being asked. */
  v.strictObject({
    kind: v.literal('constant'),
    /** What is stored; visitors neither see nor change it. */
    value: text,
  }),
]);

export type Field = DeepReadonly<v.InferOutput<typeof field>>;
export type FieldKind = Field['kind'];
/** A field that visitors see. */
export type AskedField = Exclude<Field, { readonly kind: 'constant' }>;
/** A field whose answers are declared. */
export type ChoiceField = Extract<Field, { readonly options: unknown }>;
