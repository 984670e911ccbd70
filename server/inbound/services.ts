import * as v from 'valibot';
import type { Happening } from '#engine/declaration/telling/inbound.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { storableText } from '#server/db/storable-text.ts';
import type { Report } from './report.ts';

/** Long enough for every service's ids, short enough for an index. */
const name = storableText(300);
const address = storableText(1000);

const earliest = Date.UTC(2000);
const latest = Date.UTC(2100);
const moment = v.pipe(
  v.number(),
  v.minValue(earliest),
  v.maxValue(latest),
  v.transform((ms) => new Date(ms)),
);
const isoMoment = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  moment,
);

/** Reads a service's reports; the service decides what a booking or purchase there means. */
type Reader = (is: Happening) => v.GenericSchema<unknown, Report>;

/**
 * https://developer.calendly.com/api-docs (webhook payloads): a person who books is an invitee.
 * Rescheduling cancels the call and creates a new one.
 */
const calendly: Reader = (is) =>
  v.pipe(
    v.object({
      event: name,
      created_at: v.optional(isoMoment),
      payload: v.object({ uri: name, email: v.nullish(address, null) }),
    }),
    v.transform(
      ({ event, created_at, payload }): Report => ({
        id: `${event} ${payload.uri}`,
        means: event === 'invitee.created' ? is : event === 'invitee.canceled' ? 'cancelled' : null,
        email: payload.email,
        at: created_at ?? null,
      }),
    ),
  );

const calComMeanings: Readonly<Record<string, 'happened' | 'cancelled'>> = {
  BOOKING_CREATED: 'happened',
  BOOKING_RESCHEDULED: 'happened',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_REJECTED: 'cancelled',
};

/**
 * https://cal.com/docs/developing/guides/automation/webhooks: the first attendee is the person who
 * booked.
 */
const calCom: Reader = (is) =>
  v.pipe(
    v.object({
      triggerEvent: name,
      createdAt: v.optional(isoMoment),
      payload: v.object({
        uid: v.optional(name, ''),
        attendees: v.optional(v.array(v.object({ email: v.nullish(address, null) })), []),
      }),
    }),
    // Without either, all bookings would count as the same one.
    v.forward(
      v.check(({ createdAt, payload: { uid } }) => uid !== '' || createdAt !== undefined),
      ['payload', 'uid'],
    ),
    v.transform(({ triggerEvent, createdAt, payload: { uid, attendees } }): Report => {
      const meaning = ownValue(calComMeanings, triggerEvent);
      return {
        id: `${triggerEvent} ${uid === '' ? (createdAt?.toISOString() ?? '') : uid}`,
        means: meaning === 'happened' ? is : (meaning ?? null),
        email: attendees[0]?.email ?? null,
        at: createdAt ?? null,
      };
    }),
  );

/**
 * https://docs.stripe.com/api/events: a checkout is a purchase once it is paid; later payments, such as
 * bank transfers, have an event of their own.
 */
const stripe: Reader = (is) =>
  v.pipe(
    v.object({
      id: name,
      type: name,
      created: v.pipe(
        v.number(),
        v.transform((seconds) => seconds * 1000),
        moment,
      ),
      data: v.object({
        object: v.object({
          payment_status: v.nullish(name),
          customer_email: v.nullish(address),
          customer_details: v.nullish(v.object({ email: v.nullish(address) })),
          billing_details: v.nullish(v.object({ email: v.nullish(address) })),
        }),
      }),
    }),
    v.transform(({ id, type, created, data: { object } }): Report => {
      const isPaid =
        (type === 'checkout.session.completed' && object.payment_status !== 'unpaid') ||
        type === 'checkout.session.async_payment_succeeded';
      return {
        id,
        means: isPaid ? is : type === 'charge.refunded' ? 'cancelled' : null,
        email:
          object.customer_details?.email ??
          object.customer_email ??
          object.billing_details?.email ??
          null,
        at: created,
      };
    }),
  );

/** How to read the reports of each known service. */
export const services = { calendly, 'cal.com': calCom, stripe } as const;
