import type { PostmarkFault } from './postmark-faults.ts';

/** Every way in which a provider's answer goes wrong, whether the email was taken or not. */
const faults: readonly PostmarkFault[] = [
  { kind: 'rate-limit' },
  { kind: 'server-error', accepted: true },
  { kind: 'reset', accepted: true },
  { kind: 'server-error', accepted: false },
  { kind: 'hang-before-headers', accepted: true },
  { kind: 'reset', accepted: false },
  { kind: 'cut-body', accepted: true },
  { kind: 'reset', accepted: 'some' },
  { kind: 'empty-200', accepted: true },
  { kind: 'unavailable' },
  { kind: 'hang-in-body', accepted: true },
  { kind: 'bad-gateway', accepted: true },
  { kind: 'garbage-200', accepted: false },
  { kind: 'server-error', accepted: 'some' },
];

const faultEvery = 20 / 3;

/** Lets 15% of the calls go wrong, in turns; `call` counts from 1. */
export function chooseFault(call: number): PostmarkFault | undefined {
  const turn = Math.floor(call / faultEvery);
  return turn > Math.floor((call - 1) / faultEvery) ? faults[turn % faults.length] : undefined;
}
