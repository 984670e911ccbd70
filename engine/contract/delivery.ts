/** The states of an email, in the order they are passed through; the console shows sending as pending. */
export const deliveryStatuses = [
  'pending',
  'sending',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'suppressed',
  'cancelled',
] as const;

/** One state of an email. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];
