import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { secondFactorShapes } from './endpoints.ts';
import type { factorChallengeSchema, factorProofSchema, passkeySchema, secondFactorsSchema } from './schemas.ts';

type Table = typeof secondFactorShapes;

export type FactorChallenge = z.output<typeof factorChallengeSchema>;
export type FactorProof = z.output<typeof factorProofSchema>['proof'];
export type Passkey = z.output<typeof passkeySchema>;
export type SecondFactors = z.output<typeof secondFactorsSchema>;

const own = '/api/auth/second-factors';

export const startPasskeyLogin = call<Table['startPasskeyLogin']>('POST', '/api/auth/passkey-login');
export const finishLogin = call<Table['finishLogin']>('POST', '/api/auth/second-factor');
export const startStepUp = call<Table['startStepUp']>('POST', '/api/auth/step-up/start');
export const finishStepUp = call<Table['finishStepUp']>('POST', '/api/auth/step-up');
export const getSecondFactors = call<Table['getSecondFactors']>('GET', own);
export const startPasskey = call<Table['startPasskey']>('POST', `${own}/passkeys/start`);
export const addPasskey = call<Table['addPasskey']>('POST', `${own}/passkeys`);
export const removePasskey = call<Table['removePasskey']>('DELETE', `${own}/passkeys/:id`);
export const startCodeApp = call<Table['startCodeApp']>('POST', `${own}/code-app/start`);
export const addCodeApp = call<Table['addCodeApp']>('POST', `${own}/code-app`);
export const removeCodeApp = call<Table['removeCodeApp']>('DELETE', `${own}/code-app`);
export const renewRecoveryCodes = call<Table['renewRecoveryCodes']>('POST', `${own}/recovery-codes`);
