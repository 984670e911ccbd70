import { OperatorError } from '#engine/text/operator-error.ts';

/** The most that ids of invented people have room for. */
const maxPeople = 100_000_000;

/** A number of invented people as somebody typed it. @throws OperatorError if it is none */
export function readPeople(asked: string): number {
  const people = Number(asked);
  if (Number.isInteger(people) && people >= 1 && people <= maxPeople) return people;
  throw new OperatorError(
    `"${asked}" is not a number of leads. Give one between 1 and ${maxPeople}.`,
  );
}
