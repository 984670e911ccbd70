/** What a row of a table is about. */
export interface Named {
  /** What somebody did, as its title. */
  readonly did: string;
}

/** By what somebody did, or in a list. */
export type Table<One> = Readonly<Record<string, One>> | readonly (One & Named)[];

function isList<One>(table: Table<One>): table is readonly (One & Named)[] {
  return Array.isArray(table);
}

/** The rows of a table, each with what somebody did. */
export function rowsOf<One>(table: Table<One>): readonly (One & Named)[] {
  return isList(table) ? table : Object.entries(table).map(([did, one]) => ({ ...one, did }));
}
