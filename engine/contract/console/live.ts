/**
 * What the console is told of while it is looked at: that something of a kind has changed, never what.
 * `clock` comes by itself, for what time alone changes.
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

/** Where the console listens: a stream of server-sent events below /api/operator. */
export const livePath = '/live';

/** The events of the stream: topics as JSON; and that the session is over. */
export type LiveEvent = 'changed' | 'ended';
