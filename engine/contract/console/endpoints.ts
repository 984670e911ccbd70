import type { LetterWish, WeeklyAdvice, WeeklyLetter } from './advice.ts';
import type {
  Delivery,
  DeliveryLine,
  MailboxLine,
  MailboxMessage,
  SampleEmail,
  SentEmail,
} from './emails.ts';
import type { ExaminationReport } from './examination-reports.ts';
import type { ExperimentLine, FunnelVersions } from './experiments.ts';
import type { CampaignData, EmailSent, Retried } from './functions.ts';
import type { FunnelDetails, FunnelLine } from './funnels.ts';
import type { Found, News } from './home.ts';
import type { ImportDetails, ImportSettings, ImportsPage } from './imports.ts';
import type { Page } from './json.ts';
import type { MapFigures } from './map-parts.ts';
import type {
  AuditLine,
  Diagnosis,
  ErrorLine,
  InboundLine,
  MachineTokens,
  MadeWebhook,
  NewApiToken,
  NewWebhook,
  Overview,
  Webhook,
  Webhooks,
} from './operations.ts';
import type { LeadLine, Person, SeatChange, Unconfirmed } from './people.ts';
import type { Account, CodesBegun } from './team/account.ts';
import type { InvitationShown, Invite, Position, Team } from './team/members.ts';
import type { SignedIn, Whoami } from './team/signed-in.ts';
import type { FunnelSteps, LeftOut, SiteSteps, Sources } from './visits.ts';

interface Done {
  readonly done: true;
}

/** A page or file instead of JSON, to be shown in a frame or saved. */
type Document = never;

/**
 * What each endpoint under /api/operator takes and answers. This one list types the server's handlers
 * and the console's requests.
 */
export interface Endpoints {
  /** Without an address it is the site's own password. */
  'POST /session': {
    body: { readonly email?: string | undefined; readonly password: string };
    answer: SignedIn;
  };
  'POST /session/code': { body: { readonly code: string }; answer: SignedIn };
  /** A passkey's challenge and its answer, as WebAuthn defines them. */
  'GET /session/passkey': { answer: object };
  'POST /session/passkey': { body: { readonly response: object }; answer: SignedIn };
  /** Without a password it only shows whom the invitation is for. */
  'POST /session/invitation': {
    body: { readonly token: string; readonly password?: string | undefined };
    answer: InvitationShown & SignedIn;
  };
  'GET /session': { answer: Whoami };
  'DELETE /session': { answer: SignedIn };
  /** Signs everybody out, including the requester. */
  'DELETE /sessions': { answer: SignedIn };

  'GET /account': { answer: Account };
  'POST /account/password': {
    body: { readonly current: string; readonly password: string };
    answer: Done;
  };
  'POST /account/codes': { body: { readonly password: string }; answer: CodesBegun };
  'POST /account/codes/confirm': { body: { readonly code: string }; answer: Done };
  'POST /account/codes/end': { body: { readonly password: string }; answer: Done };
  /** A new passkey's options and the result, as WebAuthn defines them. */
  'GET /account/passkeys': { answer: object };
  'POST /account/passkeys': {
    body: { readonly name: string; readonly response: object };
    answer: Done;
  };
  'DELETE /account/passkeys/:id': { answer: Done };
  /** All but the requester's. */
  'DELETE /account/sessions': { answer: { readonly ended: number } };
  'DELETE /account/sessions/:id': { answer: { readonly ended: number } };

  'GET /team': { answer: Team };
  'POST /team/invitations': { body: Invite; answer: Done };
  'DELETE /team/invitations/:id': { answer: Done };
  'POST /team/:id': { body: Position; answer: Done };
  'DELETE /team/:id': { answer: Done };

  'GET /overview': { answer: Overview };
  'GET /news': { query: 'since'; answer: News };
  'GET /find': { query: 'query'; answer: Found };
  /** `days` is 7, 30, 90 or 365, otherwise 30; `source` is a traffic source's key. */
  'GET /steps': { query: 'days' | 'source'; answer: SiteSteps };
  'GET /funnels/:id/steps': { query: 'days' | 'source'; answer: FunnelSteps };
  'GET /sources': { query: 'days' | 'funnel'; answer: Sources };
  /** Running ones first, then those that ended last. */
  'GET /experiments': { answer: readonly ExperimentLine[] };
  /** The last seven completed days, in UTC. */
  'GET /advice': { answer: WeeklyAdvice };
  'GET /letter': { answer: WeeklyLetter };
  /** The letter as it would be sent now. */
  'GET /letter/html': { answer: Document };
  'POST /letter': { body: LetterWish; answer: { readonly changed: true } };
  'GET /funnels/:id/versions': { query: 'days'; answer: FunnelVersions };
  'GET /left-out': { query: 'days' | 'funnel'; answer: LeftOut };
  /** The last report; null before the first. */
  'GET /examinations': { answer: { readonly report: ExaminationReport | null } };
  /** Examines everything now, which takes up to five seconds. */
  'POST /examinations': { answer: { readonly report: ExaminationReport | null } };
  'POST /sender/resume': { answer: { readonly resumed: true } };

  'GET /funnels': { answer: readonly FunnelLine[] };
  'GET /funnels/:id': { answer: FunnelDetails };
  'GET /funnels/:id/figures': { query: 'days'; answer: MapFigures };
  'GET /funnels/:id/preview': { query: 'state'; answer: Document };
  'GET /sample-emails/:id': { answer: SampleEmail };
  'GET /sample-emails/:id/html': { answer: Document };

  'GET /leads': { query: 'query' | 'before'; answer: Page<LeadLine> };
  'GET /unconfirmed': { answer: Unconfirmed };
  'GET /people.csv': { answer: Document };
  'GET /submissions.csv': { query: 'funnel'; answer: Document };
  'GET /leads.csv': { query: 'query'; answer: Document };
  'GET /leads/:id': { answer: Person };
  'GET /leads/:id/export': { answer: Document };
  'POST /leads/:id/unsubscribe': { answer: { readonly journeysEnded: number } };
  'POST /leads/:id/allow': { answer: { readonly allowed: boolean } };
  'POST /leads/:id/seat': { body: SeatChange; answer: { readonly changed: true } };
  'POST /leads/:id/erase': {
    body: { readonly email: string };
    answer: { readonly leads: number; readonly deliveries: number };
  };

  'GET /imports': { query: 'before'; answer: ImportsPage };
  'GET /imports/:id': { answer: ImportDetails };
  'GET /imports/:id/refused.csv': { answer: Document };
  'POST /imports': {
    body: { readonly coach: string; readonly fileName: string; readonly bytes: number };
    answer: { readonly id: string };
  };
  /** The body is the bytes of one part of the file; parts count from 0. */
  'POST /imports/:id/parts': { query: 'part'; answer: Done };
  'POST /imports/:id/finish': { answer: Done };
  'POST /imports/:id/settings': { body: ImportSettings; answer: Done };
  /** `expected` is how many people the confirmation mentioned. */
  'POST /imports/:id/confirm': { body: { readonly people: number }; answer: Done };
  'POST /imports/:id/cancel': { answer: Done };
  'POST /imports/:id/undo': { answer: Done };

  'GET /deliveries': { query: 'status' | 'email' | 'before'; answer: Page<DeliveryLine> };
  'GET /deliveries.csv': { query: 'status' | 'email'; answer: Document };
  'GET /deliveries/:id': { answer: Delivery };
  'GET /deliveries/:id/email': { answer: SentEmail };
  'GET /deliveries/:id/email/html': { answer: Document };
  'POST /deliveries/:id/retry': { answer: Retried };
  'GET /mailbox': { query: 'before'; answer: Page<MailboxLine> };
  'GET /mailbox/:id': { answer: MailboxMessage };
  'GET /mailbox/:id/html': { answer: Document };

  'GET /errors': { query: 'query' | 'before'; answer: Page<ErrorLine> };
  'GET /errors.csv': { query: 'query'; answer: Document };
  'GET /audit': { query: 'before'; answer: Page<AuditLine> };

  'GET /webhooks': { answer: Webhooks };
  /** The only place that returns the secret. */
  'POST /webhooks': { body: NewWebhook; answer: MadeWebhook };
  'GET /webhooks/:id': { answer: Webhook };
  'DELETE /webhooks/:id': { answer: { readonly removed: true } };
  'POST /webhooks/:id/secret': { answer: MadeWebhook };
  'POST /webhooks/:id/resume': { answer: { readonly resumed: true } };
  /** Sends every failed message again. */
  'POST /webhooks/:id/replay': { answer: { readonly replayed: number } };
  /** Sends a message about an invented person. */
  'POST /webhooks/:id/test': { answer: { readonly written: true } };
  'POST /webhook-messages/:id/replay': { answer: { readonly replayed: number } };

  'GET /tokens': { answer: MachineTokens };
  /** The only place that returns the token. */
  'POST /tokens': { body: NewApiToken; answer: { readonly token: string } };
  'DELETE /tokens/:id': { answer: { readonly revoked: number } };

  'GET /inbound': { answer: readonly InboundLine[] };

  'POST /diagnostics': {
    body: { readonly email: string; readonly name: string };
    answer: Diagnosis;
  };
  'GET /campaign-data': { answer: CampaignData };
  'GET /test-pages': { answer: readonly { readonly path: string; readonly name: string }[] };
  'POST /test-email': { body: { readonly email: string }; answer: EmailSent };
}

/** A method and a path. */
export type Endpoint = keyof Endpoints;

/** The path of a read-only endpoint. */
export type ReadPath = Endpoint extends infer E
  ? E extends `GET ${infer Path}`
    ? Path
    : never
  : never;

export type AnswerOf<E extends Endpoint> = Endpoints[E]['answer'];

/** The JSON body of an endpoint, if it has one. */
export type BodyOf<E extends Endpoint> = Endpoints[E] extends { body: infer Body extends object }
  ? Body
  : undefined;

/** The names of an endpoint's query parameters. */
export type QueryName<E extends Endpoint> = Endpoints[E] extends {
  query: infer Name extends string;
}
  ? Name
  : never;

/** An endpoint's query parameters, by name. */
export type QueryOf<E extends Endpoint> = Readonly<
  Partial<Record<QueryName<E>, string | undefined>>
>;

/** What completes an endpoint's address: the id, if its path has one, and the query. */
export type PlaceOf<E extends Endpoint> = (E extends `${string}/:id${string}`
  ? { readonly id: string }
  : { readonly id?: never }) & { readonly query?: QueryOf<E> };

export function writeAddress<E extends Endpoint>(endpoint: E, place: PlaceOf<E>): string {
  const { id = '', query = {} }: { readonly id?: string; readonly query?: object } = place;
  const path = endpoint.slice(endpoint.indexOf('/')).replace(':id', encodeURIComponent(id));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(Object.fromEntries(given));
  return `/api/operator${path}${search.size > 0 ? `?${search}` : ''}`;
}
