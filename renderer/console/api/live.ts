import { useSyncExternalStore } from 'react';
import {
  type LiveEvent,
  type LiveTopic,
  livePath,
  liveTopics,
} from '#engine/contract/console/live.ts';
import { sessionEnd } from './ask.ts';

/** Without the stream, everything counts as changed this often, in milliseconds. */
const withoutStreamMs = 30_000;

/** How long to wait before reopening a refused stream, in milliseconds. */
const againMs = 60_000;

type OnChange = () => void;

const listeners = new Map<OnChange, readonly LiveTopic[]>();
const watchers = new Set<() => void>();
let source: EventSource | undefined;
let isLive = false;
let timers: readonly ReturnType<typeof setTimeout>[] = [];

/**
 * Notifies of changes to some topics while the page is visible. A hidden page listens to nothing, and
 * once it is visible again everything counts as changed.
 */
export function listen(topics: readonly LiveTopic[], onChange: OnChange): () => void {
  listeners.set(onChange, topics);
  open();
  return () => {
    listeners.delete(onChange);
    // Another view may begin to listen at the same moment.
    if (listeners.size === 0) queueMicrotask(() => listeners.size === 0 && close());
  };
}

/** Whether figures are updating automatically. */
export function useIsLive(): boolean {
  return useSyncExternalStore(watch, () => isLive);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setLive(now: boolean): void {
  if (isLive === now) return;
  isLive = now;
  for (const tell of watchers) tell();
}

function tell(topics: readonly LiveTopic[]): void {
  for (const [onChange, wanted] of [...listeners]) {
    if (wanted.some((topic) => topics.includes(topic))) onChange();
  }
}

function open(): void {
  if (source || listeners.size === 0 || document.visibilityState !== 'visible') return;
  const opened = new EventSource(`/api/operator${livePath}`);
  let hasLost = false;
  source = opened;
  const on = (event: LiveEvent, handle: (data: string) => void) =>
    opened.addEventListener(event, ({ data }) => handle(data));
  opened.onopen = () => {
    setLive(true);
    stopTimers();
    if (hasLost) tell(liveTopics);
    hasLost = false;
  };
  opened.onerror = () => {
    hasLost = true;
    setLive(false);
    if (timers.length === 0) timers = [setInterval(() => tell(liveTopics), withoutStreamMs)];
    if (opened.readyState !== EventSource.CLOSED) return;
    source = undefined;
    timers = [...timers, setTimeout(open, againMs)];
  };
  on('changed', (data) => tell(JSON.parse(data)));
  on('ended', () => {
    close();
    sessionEnd.dispatchEvent(new Event('end'));
  });
}

function close(): void {
  source?.close();
  source = undefined;
  stopTimers();
  setLive(false);
}

function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') close();
  else if (listeners.size > 0) {
    open();
    tell(liveTopics);
  }
});
