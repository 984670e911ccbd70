/** An email's states in order; the console shows sending as pending. */
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

export type DeliveryStatus = (typeof deliveryStatuses)[number];
