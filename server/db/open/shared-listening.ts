import type { StopListening } from '#server/db/notifications.ts';

/** Listens on a channel with a connection of its own. */
type Listen = (channel: string, onNotify: (payload: string) => void) => Promise<StopListening>;

/** The listeners of a channel, and their one connection. */
interface Shared {
  readonly callbacks: Set<(payload: string) => void>;
  readonly stop: Promise<StopListening>;
}

/**
 * One connection for all listeners of a channel, because connections are scarce. It ends with the last
 * listener.
 */
export function shareListening(listen: Listen): Listen {
  const channels = new Map<string, Shared>();

  function open(channel: string): Shared {
    const callbacks = new Set<(payload: string) => void>();
    const tellAll = (payload: string) => {
      for (const tell of callbacks) tell(payload);
    };
    const shared = { callbacks, stop: listen(channel, tellAll) };
    channels.set(channel, shared);
    shared.stop.catch(() => channels.delete(channel));
    return shared;
  }

  return async (channel, onNotify) => {
    const shared = channels.get(channel) ?? open(channel);
    // The same function may listen twice and stop each time separately.
    const tell = (payload: string) => onNotify(payload);
    shared.callbacks.add(tell);
    await shared.stop;
    return async () => {
      shared.callbacks.delete(tell);
      if (shared.callbacks.size > 0 || channels.get(channel) !== shared) return;
      channels.delete(channel);
      await (await shared.stop)();
    };
  };
}
