import { createHmac } from 'node:crypto';

/** The keys under which the services of the tests sign. */
export const keys = {
  CALENDLY_KEY: 'calendly-signing-key',
  CAL_KEY: 'cal-secret',
  STRIPE_KEY: 'whsec_test_secret',
  DESK_KEY: 'desk-key',
} as const;

/** The services of the tests, as a coach declares them. */
export const services = [
  { kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' },
  { kind: 'cal.com', name: 'talks', is: 'booking', secret: 'CAL_KEY' },
  { kind: 'stripe', name: 'shop', is: 'purchase', secret: 'STRIPE_KEY' },
  {
    kind: 'signed',
    name: 'desk',
    is: 'booking',
    secret: 'DESK_KEY',
    signature: { header: 'X-Desk-Signature', encoding: 'base64', prefix: 'v1=' },
    id: 'id',
    email: 'guests.0.email',
    when: { at: 'type', is: ['planned'] },
    cancelled: { at: 'type', is: ['called-off'] },
  },
] as const;

export type ServiceName = (typeof services)[number]['name'];

/** As Calendly writes it (developer.calendly.com, webhook payloads). */
export const calendlyReport = (email: string, event = 'invitee.created', invitee = 'AAAA') => ({
  created_at: '2026-11-20T20:00:00.000000Z',
  created_by: 'https://api.calendly.com/users/AAAAAAAAAAAAAAAA',
  event,
  payload: {
    cancel_url: 'https://calendly.com/cancellations/AAAAAAAAAAAAAAAA',
    created_at: '2026-11-20T20:00:00.000000Z',
    email,
    event: 'https://api.calendly.com/scheduled_events/AAAAAAAAAAAAAAAA',
    first_name: null,
    last_name: null,
    name: 'Ada Stone',
    new_invitee: null,
    no_show: null,
    old_invitee: null,
    payment: null,
    questions_and_answers: [{ answer: 'Prices', position: 0, question: 'What is it about?' }],
    reschedule_url: 'https://calendly.com/reschedulings/AAAAAAAAAAAAAAAA',
    rescheduled: false,
    routing_form_submission: null,
    status: event === 'invitee.canceled' ? 'canceled' : 'active',
    text_reminder_number: null,
    timezone: 'America/Los_Angeles',
    tracking: {
      salesforce_uuid: null,
      utm_campaign: null,
      utm_content: null,
      utm_medium: null,
      utm_source: null,
      utm_term: null,
    },
    updated_at: '2026-11-20T20:00:00.000000Z',
    uri: `https://api.calendly.com/scheduled_events/AAAAAAAAAAAAAAAA/invitees/${invitee}`,
  },
});

/** As Cal.com writes it (cal.com/docs, webhooks). */
export const calComReport = (email: string, triggerEvent = 'BOOKING_CREATED') => ({
  triggerEvent,
  createdAt: '2026-11-20T20:00:00.538Z',
  payload: {
    type: '60min',
    title: '60min between Willow and Ada Stone',
    description: '',
    additionalNotes: '',
    customInputs: {},
    startTime: '2026-11-25T09:30:00Z',
    endTime: '2026-11-25T10:30:00Z',
    organizer: {
      id: 5,
      name: 'Willow',
      email: 'coach@willow.example',
      timeZone: 'America/Los_Angeles',
      language: { locale: 'en' },
    },
    responses: {
      name: { label: 'your_name', value: 'Ada Stone' },
      email: { label: 'email_address', value: email },
      location: { label: 'location', value: { optionValue: '', value: 'inPerson' } },
      guests: { label: 'additional_guests', value: [] },
    },
    userFieldsResponses: {},
    attendees: [
      { email, name: 'Ada Stone', timeZone: 'America/Los_Angeles', language: { locale: 'en' } },
    ],
    location: 'Willow Works',
    destinationCalendar: null,
    hideCalendarNotes: false,
    requiresConfirmation: null,
    eventTypeId: 7,
    uid: 'bFJeNb2uX8ANpT3JL5EfXw',
    bookingId: 91,
    metadata: {},
    status: 'ACCEPTED',
  },
});

/** As Stripe writes it (docs.stripe.com/api/events). */
export const stripeReport = (
  email: string,
  type = 'checkout.session.completed',
  paymentStatus = 'paid',
  id = 'evt_1RgRPrEEXQJo9EEOWggvNEHe',
) => ({
  id,
  object: 'event',
  api_version: '2025-05-28.basil',
  created: 1_795_200_000,
  data: {
    object: {
      id: 'cs_test_a1RMSyzQu5Mk2cZYoAYLOCV9hfoc5z9RuYdE4jLY2htoizGr1AJZeAcnDh',
      object: 'checkout.session',
      amount_total: 4900,
      client_reference_id: null,
      currency: 'usd',
      customer: 'cus_SbGYl34MpG4nv5',
      customer_details: {
        address: { city: null, country: 'US', line1: null, postal_code: null, state: null },
        email,
        name: 'Ada Stone',
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      customer_email: null,
      livemode: false,
      mode: 'payment',
      payment_intent: 'pi_3RgRPqEEXQJo9EEO1a43uB5g',
      payment_status: paymentStatus,
      status: 'complete',
    },
  },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

/** The headers with which a service signs a body, at a moment where it names one. */
export function signatureOf(
  name: ServiceName,
  body: string,
  {
    key = keys[services.find((one) => one.name === name)?.secret ?? 'DESK_KEY'],
    at = new Date(),
  }: { readonly key?: string; readonly at?: Date } = {},
): Record<string, string> {
  const time = Math.floor(at.getTime() / 1000);
  const sign = (text: string) => createHmac('sha256', key).update(text);
  const timed = `t=${time},v1=${sign(`${time}.${body}`).digest('hex')}`;
  switch (name) {
    case 'calls':
      return { 'calendly-webhook-signature': timed };
    case 'shop':
      return { 'stripe-signature': `${timed},v0=${'0'.repeat(64)}` };
    case 'talks':
      return { 'x-cal-signature-256': sign(body).digest('hex') };
    case 'desk':
      return { 'x-desk-signature': `v1=${sign(body).digest('base64')}` };
  }
}
