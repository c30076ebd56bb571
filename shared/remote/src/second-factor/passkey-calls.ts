import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Options and answers cross the API as they are: the library on the server checks them. */
export async function askPasskey(options: object) {
  return (await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })) as never;
}

export async function createPasskey(options: object) {
  return (await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) as never;
}
