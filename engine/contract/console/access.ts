import type { Endpoint } from './endpoints.ts';
import type { Role } from './team/roles.ts';

/**
 * The permission that an endpoint requires:
 * - account: any role; for the member's own account
 * - figures: declarations, and anonymous numbers
 * - people: reading and exporting leads, their emails and what they did
 * - import: importing people for one's coaches
 * - operate: changes, and the site's internals
 * - team: managing who may sign in
 */
export type Permission = 'account' | 'figures' | 'people' | 'import' | 'operate' | 'team';

/** What each role may do. Coaches, and viewers if so chosen, are limited to their own coaches' part. */
const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ['account', 'figures', 'people', 'import', 'operate', 'team'],
  operator: ['account', 'figures', 'people', 'import', 'operate'],
  coach: ['account', 'figures', 'people', 'import'],
  viewer: ['account', 'figures'],
};

export interface Principal {
  /** The member; absent for the site's own password. */
  readonly member?: { readonly id: string; readonly name: string };
  readonly role: Role;
  /** The slugs of the coaches it is limited to; absent for the whole site. */
  readonly coaches?: readonly string[];
  /**
   * Signed in with a password alone: until there is a second factor, only the member's own account is
   * open.
   */
  readonly isSettingUp?: true;
}

/** Whether a role has an endpoint's permission. */
export function mayUse(principal: Principal, endpoint: Endpoint): boolean {
  return isAllowed(principal, permissionFor[endpoint]);
}

/** Whether a principal has a permission. */
export function isAllowed({ role, isSettingUp }: Principal, permission: Permission): boolean {
  return isSettingUp ? permission === 'account' : permissionsOf[role].includes(permission);
}

/** The permission that each endpoint requires; a missing one does not compile. */
export const permissionFor: Readonly<Record<Endpoint, Permission>> = {
  'POST /session': 'account',
  'POST /session/code': 'account',
  'GET /session/passkey': 'account',
  'POST /session/passkey': 'account',
  'POST /session/invitation': 'account',
  'GET /session': 'account',
  'DELETE /session': 'account',
  'DELETE /sessions': 'team',

  'GET /account': 'account',
  'POST /account/password': 'account',
  'POST /account/codes': 'account',
  'POST /account/codes/confirm': 'account',
  'POST /account/codes/end': 'account',
  'GET /account/passkeys': 'account',
  'POST /account/passkeys': 'account',
  'DELETE /account/passkeys/:id': 'account',
  'DELETE /account/sessions': 'account',
  'DELETE /account/sessions/:id': 'account',

  'GET /team': 'team',
  'POST /team/invitations': 'team',
  'DELETE /team/invitations/:id': 'team',
  'POST /team/:id': 'team',
  'DELETE /team/:id': 'team',

  'GET /overview': 'operate',
  'GET /news': 'people',
  'GET /find': 'people',
  'GET /advice': 'figures',
  'GET /letter': 'operate',
  'GET /letter/html': 'figures',
  'POST /letter': 'operate',
  'GET /steps': 'figures',
  'GET /funnels/:id/steps': 'figures',
  'GET /sources': 'figures',
  'GET /experiments': 'figures',
  'GET /funnels/:id/versions': 'figures',
  'GET /left-out': 'figures',
  'GET /examinations': 'operate',
  'POST /examinations': 'operate',
  'POST /sender/resume': 'operate',

  'GET /funnels': 'figures',
  'GET /funnels/:id': 'figures',
  'GET /funnels/:id/figures': 'figures',
  'GET /funnels/:id/preview': 'figures',
  'GET /sample-emails/:id': 'figures',
  'GET /sample-emails/:id/html': 'figures',

  'GET /leads': 'people',
  'GET /unconfirmed': 'people',
  'GET /leads.csv': 'people',
  'GET /people.csv': 'people',
  'GET /submissions.csv': 'people',
  'GET /leads/:id': 'people',
  'GET /leads/:id/export': 'people',
  'POST /leads/:id/unsubscribe': 'operate',
  'POST /leads/:id/allow': 'operate',
  'POST /leads/:id/seat': 'operate',
  'POST /leads/:id/erase': 'operate',

  'GET /imports': 'import',
  'GET /imports/:id': 'import',
  'GET /imports/:id/refused.csv': 'import',
  'POST /imports': 'import',
  'POST /imports/:id/parts': 'import',
  'POST /imports/:id/finish': 'import',
  'POST /imports/:id/settings': 'import',
  'POST /imports/:id/confirm': 'import',
  'POST /imports/:id/cancel': 'import',
  'POST /imports/:id/undo': 'import',

  'GET /deliveries': 'people',
  'GET /deliveries.csv': 'people',
  'GET /deliveries/:id': 'people',
  'GET /deliveries/:id/email': 'people',
  'GET /deliveries/:id/email/html': 'people',
  'POST /deliveries/:id/retry': 'operate',
  'GET /mailbox': 'people',
  'GET /mailbox/:id': 'people',
  'GET /mailbox/:id/html': 'people',

  'GET /errors': 'operate',
  'GET /errors.csv': 'operate',
  'GET /audit': 'operate',

  'GET /webhooks': 'people',
  'POST /webhooks': 'operate',
  'GET /webhooks/:id': 'people',
  'DELETE /webhooks/:id': 'operate',
  'POST /webhooks/:id/secret': 'operate',
  'POST /webhooks/:id/resume': 'operate',
  'POST /webhooks/:id/replay': 'operate',
  'POST /webhooks/:id/test': 'operate',
  'POST /webhook-messages/:id/replay': 'operate',

  'GET /tokens': 'operate',
  'POST /tokens': 'operate',
  'DELETE /tokens/:id': 'operate',
  'GET /inbound': 'operate',

  'POST /diagnostics': 'operate',
  'GET /campaign-data': 'operate',
  'GET /test-pages': 'operate',
  'POST /test-email': 'operate',
};
