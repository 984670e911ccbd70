import type { ColumnType, Generated, InsertType, SelectType, UpdateType } from 'kysely';
import type { JsonValue, Tables } from '#server/db/tables.ts';
import type { Columns } from './columns.ts';

/** What must compile: `Tables` says of every column what the migrated database says of it. */

/** What the driver makes of a value of each of PostgreSQL's types. */
interface Values {
  bool: boolean;
  bytea: Buffer;
  date: Date;
  float8: number;
  int4: number;
  int8: number;
  jsonb: JsonValue;
  text: string;
  timestamptz: Date;
  uuid: string;
  _text: string[];
  _timestamptz: Date[];
}

type Nullness<Value> = [Value] extends [never] ? 'never' : null extends Value ? 'null' : 'not null';

type Giving<Value> = [Value] extends [never]
  ? 'generated'
  : undefined extends Value
    ? 'optional'
    : null extends Value
      ? 'optional'
      : 'required';

/** Nullness as read, added and changed. JSON has a null of its own, which is read as such. */
type Described<Column> = [
  JsonValue extends SelectType<Column>
    ? Nullness<UpdateType<Column>>
    : Nullness<SelectType<Column>>,
  Exclude<Nullness<InsertType<Column>>, 'never'>,
  Exclude<Nullness<UpdateType<Column>>, 'never'>,
  Giving<InsertType<Column>>,
];

type IsRight<Column, Found> = Found extends [
  infer Type extends keyof Values,
  infer Null,
  infer Given,
]
  ? [NonNullable<SelectType<Column>>] extends [Values[Type]]
    ? Same<
        Described<Column>,
        Given extends 'generated' ? [Null, never, never, Given] : [Null, Null, Null, Given]
      >
    : false
  : false;

type Same<One, Two> = [One, Two] extends [Two, One] ? true : false;

/** The columns of a table that are in one of the two only, or of which they say different things. */
type WrongColumns<Table, Found> = {
  [Name in keyof Table | keyof Found]: Name extends keyof Table & keyof Found
    ? IsRight<Table[Name], Found[Name]> extends true
      ? never
      : Name
    : Name;
}[keyof Table | keyof Found];

type WrongTables<All, Found> = {
  [Name in (keyof All | keyof Found) & string]: Name extends keyof All & keyof Found
    ? `${Name}.${WrongColumns<All[Name], Found[Name]> & string}`
    : Name;
}[(keyof All | keyof Found) & string];

type Empty<Names extends never> = Names;

export type TablesAreThoseOfTheDatabase = Empty<WrongTables<Tables, Columns>>;

/** One of each mistake, and what is right. */
interface Mistaken {
  people: {
    id: Generated<string>;
    name: string | null;
    is_new: boolean;
    age: string;
    town: string;
    born_at: Date | null;
    seen_at: Date;
    left_at: ColumnType<Date, Date | undefined, Date | null>;
    colour: string;
  };
  extra: { id: string };
}

interface Found {
  people: {
    id: ['uuid', 'not null', 'optional'];
    name: ['text', 'null', 'optional'];
    is_new: ['bool', 'not null', 'required'];
    age: ['int4', 'not null', 'required'];
    town: ['text', 'null', 'optional'];
    born_at: ['timestamptz', 'not null', 'required'];
    seen_at: ['timestamptz', 'not null', 'generated'];
    left_at: ['timestamptz', 'not null', 'optional'];
    color: ['text', 'not null', 'required'];
  };
  missing: { id: ['uuid', 'not null', 'required'] };
}

export const mistakes: Record<WrongTables<Mistaken, Found>, true> = {
  'people.age': true,
  'people.town': true,
  'people.born_at': true,
  'people.seen_at': true,
  'people.left_at': true,
  'people.colour': true,
  'people.color': true,
  extra: true,
  missing: true,
};
