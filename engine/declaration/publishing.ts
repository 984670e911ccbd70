import * as v from 'valibot';
import { localTime, path, text, toast } from './primitives.ts';

/** What stands at the address of a page that is over. */
const endWords = v.strictObject({
  /** The heading. */
  title: text,
  /** What has ended, and what there is instead. */
  text: text,
});

/** When a page is there, and who may find it. Its times are on the clock of the coach's time zone. */
export const publishing = {
  /** Not served by a built site; `npm run dev` and the console's previews show it. */
  draft: v.exactOptional(v.boolean()),
  /** Like 2027-01-10T09:00: before it the page is a draft, from then on it is there without a deploy. */
  publishFrom: v.exactOptional(localTime),
  /** When the offer ends, and what is there from then on. */
  expires: v.exactOptional(
    v.strictObject({
      /** Like 2027-01-31T23:59. */
      at: localTime,
      /** A page of this site that visitors are sent to, or the words that stand at the address. */
      to: v.union([path, endWords]),
      /** Said to whoever has the form open and sends it too late; what was typed stays. */
      closed: v.exactOptional(toast),
    }),
  ),
  /** Keeps the page out of search engines and the sitemap. */
  noindex: v.exactOptional(v.boolean()),
};
