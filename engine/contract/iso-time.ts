/** A moment as in JSON: ISO 8601 in UTC. */
export type IsoTime = `${number}-${number}-${number}T${string}Z`;
