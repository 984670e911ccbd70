import type { EngineField } from '#engine/declaration/coach.ts';
import type { EventEnding, WaitingList } from '#engine/declaration/event.ts';
import type { MarkupProperty } from '#engine/text/markup.ts';
import type {
  EventPlaceholder,
  OfferPlaceholder,
  PlaceholderIn,
} from '#engine/text/placeholders.ts';
import type { DeepReadonly } from './primitives.ts';

export type { DeepReadonly };

/**
 * What a variant says of a part: any of its properties, however deep, and null for one that it leaves
 * out. A list is said as a whole.
 */
export type Changed<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Changed<T[Key]> | null }
    : T;

/** The names of the fields of a funnel's form. */
export type FieldName<F> = F extends { form: { fields: infer Fields } }
  ? keyof Fields & string
  : never;

/** The names of the fields that have a value in any case, typed or declared. */
export type AnsweredName<F> = F extends { form: { fields: infer Fields } }
  ? {
      [Name in keyof Fields]: Fields[Name] extends { required: false } | { when: unknown }
        ? Fields[Name] extends { whenEmpty: string }
          ? Name
          : never
        : Name;
    }[keyof Fields] &
      string
  : never;

/**
 * What a text may name before a visitor has typed anything. Both branches are plain unions of names,
 * so that the compiler prints the names instead of this type with the whole declaration in it.
 */
export type PageName<F> = F extends { event: object }
  ? OfferPlaceholder | EventPlaceholder
  : OfferPlaceholder;

/**
 * What parts of a funnel say of each other: the body of the requested email holds what the engine
 * knows and fields of the form, and a field depends on an answer that another one has.
 */
export type Linked<F> = F extends { form: { fields: infer Fields } }
  ? {
      readonly form: {
        readonly fields: { readonly [Name in keyof Fields]: Asked<Fields[Name], Fields, Name> };
      };
      readonly submission: {
        readonly email: {
          readonly body: readonly (EngineField | (keyof Fields & string))[];
        };
      };
    }
  : unknown;

/** What an event's page says in each state that the event can come to. */
export type Ended<F> = F extends { event: infer Event }
  ? { readonly event: NeededOnceOver<Event> & NeededWhileFull<Event> }
  : unknown;

type NeededOnceOver<Event> = Event extends { startsAt: string } | { dates: readonly object[] }
  ? WordsOnceOver
  : unknown;

type NeededWhileFull<Event> = [SeatsIn<Event>] extends [never] ? unknown : WordsWhileFull;

type SeatsIn<Event> =
  | (Event extends { seats: infer Seats extends number } ? Seats : never)
  | (Event extends { dates: readonly (infer Dated)[] }
      ? Dated extends { seats: infer Seats extends number }
        ? Seats
        : never
      : never);

/** An event with a date begins one day, and its page must not go on asking for registrations. */
export interface WordsOnceOver {
  readonly whenOver: DeepReadonly<EventEnding>;
}

/** An event with seats can be full. */
export interface WordsWhileFull {
  readonly whenFull: DeepReadonly<{ waitingList: WaitingList } | EventEnding>;
}

/** What a field's `when` may say: another field whose answers are declared, and one of them. */
type Asked<Field, Fields, Own> = Field extends { when: { field: infer Other } }
  ? {
      readonly when: Other extends Exclude<ChoiceName<Fields>, Own>
        ? { readonly is: AnswerOf<Fields[Other]> | readonly AnswerOf<Fields[Other]>[] }
        : { readonly field: Exclude<ChoiceName<Fields>, Own> };
    }
  : unknown;

type AnswerOf<Field> = Field extends { options: readonly { readonly value: infer Value }[] }
  ? Value
  : Field extends { kind: 'checkbox' }
    ? 'yes'
    : never;

type ChoiceName<Fields> = {
  [Name in keyof Fields]: [AnswerOf<Fields[Name]>] extends [never] ? never : Name;
}[keyof Fields];

type KeyOfUnion<T> = T extends unknown ? keyof T : never;

/** The members of a union that a value's discriminant (`kind` or `after`) selects. */
type Member<T, Shape> = T extends { kind: infer Kind }
  ? Chosen<'kind', Kind, Shape>
  : T extends { after: infer After extends string }
    ? Chosen<'after', After, Shape>
    : Shape;

type Chosen<Key extends string, Value, Shape> = Shape extends { [K in Key]: infer Known }
  ? Value extends Known
    ? Shape
    : never
  : never;

type ValueOf<Shape, Key> = Shape extends unknown
  ? Key extends keyof Shape
    ? Shape[Key]
    : string extends keyof Shape
      ? Shape[keyof Shape]
      : never
  : never;

/**
 * What the editor shows under a wrong part. It is an object because the compiler would reduce the
 * intersection of two texts to `never` and print neither.
 */
export interface Mistake<Sentence extends string, Known extends string = string> {
  readonly mistake: Sentence;
  readonly known: Known;
}

/** A text with a link, in a property whose texts are drawn as they are written. */
type Unmarked<T extends string, Name extends string, Property> = Property extends MarkupProperty
  ? Text<T, Name>
  : T extends `${string}[${string}](${string})${string}`
    ? Mistake<'links stand in body texts only'>
    : Text<T, Name>;

type Text<T extends string, Name extends string> = string extends Name
  ? T
  : Exclude<PlaceholderIn<T>, Name> extends infer Unknown extends string
    ? [Unknown] extends [never]
      ? T
      : Mistake<`{${Unknown}} has no value here`, `${Name}`>
    : T;

/**
 * The value itself where it is right; otherwise a type whose name says what is wrong, so that the
 * editor shows the sentence. `Name` is `string` where placeholders are not checked.
 */
type Part<T, Shape, Name extends string, Property = ''> = T extends string
  ? Unmarked<T, Name, Property>
  : T extends readonly unknown[]
    ? {
        readonly [Index in keyof T]: Part<
          T[Index],
          Extract<Shape, readonly unknown[]>[number],
          Name,
          Property
        >;
      }
    : T extends object
      ? {
          readonly [Key in keyof T]: Key extends KeyOfUnion<Member<T, Shape>>
            ? Part<T[Key], NonNullable<ValueOf<Member<T, Shape>, Key>>, Name, Key>
            : string extends KeyOfUnion<Shape>
              ? Part<T[Key], NonNullable<ValueOf<Shape, Key>>, Name, Key>
              : Mistake<`there is no property ${Key & string} here`>;
        }
      : T;

/**
 * A declaration in which every property exists in `Shape` and every placeholder of the parts named
 * in `Allowed` is among the names given there.
 */
export type Declared<T, Shape, Allowed> = {
  readonly [Key in keyof T]: Key extends KeyOfUnion<Member<T, Shape>>
    ? Part<
        T[Key],
        NonNullable<ValueOf<Member<T, Shape>, Key>>,
        Key extends keyof Allowed ? Extract<Allowed[Key], string> : string,
        Key
      >
    : Mistake<`there is no property ${Key & string} here`>;
};
