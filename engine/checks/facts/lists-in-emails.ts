import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import { requestedMessage } from './counts.ts';

/** Whether the requested email is what a text calls a checklist: the points in it are one. */
export function isListInEmail({ funnel, coach }: Said, thing: string): boolean {
  if (!/^check ?lists?$/i.test(thing) || !isLeadFunnel(funnel) || coach === undefined) return false;
  return requestedMessage(funnel, coach)?.points !== undefined;
}
