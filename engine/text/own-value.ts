/**
 * What a record holds under a name from outside. Plain `record[name]` would also find what every
 * object inherits: under `constructor` or `toString` stands a function of the language.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
