/** What somebody has set at Postmark: the server, and the account that it belongs to. */
export interface PostmarkSettings {
  readonly server: Readonly<Record<string, unknown>>;
  readonly streams: readonly Readonly<Record<string, unknown>>[];
  /** By the id of their stream. */
  readonly webhooks: Readonly<Record<string, readonly object[]>>;
  /** With all that the API tells of each. */
  readonly domains: readonly (Readonly<Record<string, unknown>> & { readonly ID: number })[];
  readonly signatures: readonly object[];
}

/** A server as the README asks for it, without an account's domains. */
export const plainSettings: PostmarkSettings = {
  server: { ID: 1, Name: 'Fake', DeliveryType: 'Live', TrackOpens: false, TrackLinks: 'None' },
  streams: [
    { ID: 'outbound', Name: 'Transactional', MessageStreamType: 'Transactional', ArchivedAt: null },
    { ID: 'broadcast', Name: 'Broadcasts', MessageStreamType: 'Broadcasts', ArchivedAt: null },
  ],
  webhooks: {},
  domains: [],
  signatures: [],
};

/** A webhook as the API tells of it, for everything that the site wants to hear. */
export function webhookOf(url: string, more: object = {}) {
  const on = { Enabled: true };
  return {
    ID: 1,
    Url: url,
    MessageStream: 'outbound',
    HttpHeaders: [],
    Triggers: {
      Open: { Enabled: false },
      Click: { Enabled: false },
      Delivery: on,
      Bounce: { ...on, IncludeContent: false },
      SpamComplaint: { ...on, IncludeContent: false },
      SubscriptionChange: on,
    },
    ...more,
  };
}

/** What the API answers to a call about settings; undefined where it is about something else. */
export function answerSettings(
  { server, streams, webhooks, domains, signatures }: PostmarkSettings,
  call: string,
  query: URLSearchParams,
): object | undefined {
  const id = Number(/^GET \/domains\/(\d+)$/.exec(call)?.[1]);
  if (id) return domains.find((one) => one.ID === id);
  switch (call) {
    case 'GET /server':
      return server;
    case 'GET /message-streams': {
      const isAll = query.get('includeArchivedStreams') === 'true';
      const shown = streams.filter(({ ArchivedAt }) => isAll || !ArchivedAt);
      return { MessageStreams: shown, TotalCount: shown.length };
    }
    case 'GET /webhooks':
      return {
        Webhooks: webhooks[query.get('MessageStream') ?? query.get('messageStream') ?? ''] ?? [],
      };
    case 'GET /domains':
      return { TotalCount: domains.length, Domains: domains.map(({ ID, Name }) => ({ ID, Name })) };
    case 'GET /senders':
      return { TotalCount: signatures.length, SenderSignatures: signatures };
    default:
      return undefined;
  }
}
