/**
 * The topics that the console is notified of: something of a kind has changed, never what. `clock` is
 * for what time alone changes.
 */
export const liveTopics = [
  'leads',
  'deliveries',
  'imports',
  'errors',
  'audit',
  'views',
  'webhooks',
  'clock',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

/** The stream of server-sent events, below /api/operator. */
export const livePath = '/live';

/** The events of the stream: topics as JSON, and the end of the session. */
export type LiveEvent = 'changed' | 'ended';
