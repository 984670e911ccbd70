import { expect, it } from 'vitest';
import { shareListening } from '#server/db/open/shared-listening.ts';

it('those who listen on a channel share one connection, which ends with the last of them', async () => {
  const opened: string[] = [];
  const ended: string[] = [];
  const notify = new Map<string, (payload: string) => void>();
  const listen = shareListening(async (channel, onNotify) => {
    opened.push(channel);
    notify.set(channel, onNotify);
    return async () => void ended.push(channel);
  });
  const heard: string[] = [];
  const stopFirst = await listen('seats', (payload) => heard.push(`first ${payload}`));
  const stopSecond = await listen('seats', (payload) => heard.push(`second ${payload}`));
  await listen('deliveries', (payload) => heard.push(`other ${payload}`));
  notify.get('seats')?.('a');
  await stopFirst();
  notify.get('seats')?.('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
  expect([opened, ended]).toEqual([['seats', 'deliveries'], []]);
  await stopSecond();
  await stopSecond();
  expect(ended).toEqual(['seats']);
  await listen('seats', () => {});
  expect(opened).toEqual(['seats', 'deliveries', 'seats']);
});
