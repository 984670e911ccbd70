import { statfs } from 'node:fs/promises';

const gigabyte = 1_000_000_000;

/** What a lead with its deliveries takes, measured at a million. */
const bytesPerLead = 12_000;

/** For the site that it is compared with, PostgreSQL's log of changes, and what submissions write. */
const beside = 4 * gigabyte;

/** While an index is made, its entries are sorted in files. */
const sorting = 1.1;

/** What a measurement at that size takes on the disk at most. */
function bytesFor(people: number): number {
  return beside + people * bytesPerLead * sorting;
}

/** Why a disk has too little room for that many leads; undefined if it has enough. */
export function describeLack(people: number, freeBytes: number): string | undefined {
  if (freeBytes >= bytesFor(people)) return undefined;
  const most = Math.floor((freeBytes - beside) / (bytesPerLead * sorting) / 100_000) * 100_000;
  const inGigabytes = (bytes: number) => `${Math.round(bytes / gigabyte)} GB`;
  return (
    `${people.toLocaleString('en')} leads need ${inGigabytes(bytesFor(people))}, and ${inGigabytes(freeBytes)} are free. ` +
    (most > 0 ? `Give "--leads ${most}", or make room.` : 'Make room.')
  );
}

/** @throws if the disk of a folder has too little room for that many leads */
export async function requireRoom(folder: string, people: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const lack = describeLack(people, bavail * bsize);
  if (lack !== undefined) throw new Error(lack);
}
