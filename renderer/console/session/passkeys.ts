import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ask } from '#renderer/console/api/ask.ts';

/** Signs in with a passkey of this device or one nearby. @throws Error with a sentence */
export async function signInWithPasskey(): Promise<void> {
  // The browser parses them, and refuses anything that is not WebAuthn.
  const optionsJSON = (await ask(
    'GET /session/passkey',
    {},
  )) as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(explain);
  await ask('POST /session/passkey', { body: { response } });
}

/** Creates a passkey on this device or one nearby. @throws Error with a sentence */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = (await ask(
    'GET /account/passkeys',
    {},
  )) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(explain);
  await ask('POST /account/passkeys', { body: { name, response } });
}

function explain(reason: unknown): never {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    throw new Error('It was cancelled, took too long, or no passkey for this site is available.');
  }
  if (name === 'InvalidStateError')
    throw new Error('This device already has one of your passkeys.');
  throw reason;
}
