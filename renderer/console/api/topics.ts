import type { ReadPath } from '#engine/contract/console/endpoints.ts';
import type { LiveTopic } from '#engine/contract/console/live.ts';

/** What changes each answer; an endpoint that is missing here is never refreshed automatically. */
export const topicsOf: Readonly<Partial<Record<ReadPath, readonly LiveTopic[]>>> = {
  '/overview': ['deliveries', 'errors', 'clock'],
  '/examinations': ['clock'],
  '/news': ['leads', 'deliveries', 'errors'],
  '/steps': ['leads', 'views'],
  '/funnels/:id/steps': ['leads', 'views'],
  '/funnels/:id/figures': ['leads', 'deliveries', 'views'],
  '/sources': ['leads', 'views'],
  '/left-out': ['views'],
  '/leads': ['leads'],
  '/unconfirmed': ['leads'],
  '/leads/:id': ['leads', 'deliveries'],
  '/imports': ['imports'],
  '/imports/:id': ['imports'],
  '/deliveries': ['deliveries'],
  '/deliveries/:id': ['deliveries'],
  '/mailbox': ['deliveries'],
  '/errors': ['errors'],
  '/audit': ['audit'],
  '/tokens': ['audit'],
  '/webhooks': ['webhooks'],
  '/webhooks/:id': ['webhooks'],
};

/** What changes the answer of the function behind the view “Email debug”. */
export const debugTopics: readonly LiveTopic[] = ['deliveries', 'errors'];
