import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, message } from '../core/wire.ts';
import { sessionAnswerSchema } from '../identity/schemas.ts';
import * as calls from './calls.ts';
import {
  addCodeAppSchema,
  addPasskeySchema,
  codeAppEnrolmentSchema,
  enrolmentSchema,
  factorChallengeSchema,
  factorProofSchema,
  passkeyEnrolmentSchema,
  secondFactorsSchema,
} from './schemas.ts';

const often = { max: 60, per: 'minute' } as const;

export const secondFactorShapes = shapeTable({
  startPasskeyLogin: {
    access: 'public',
    summary: 'Ask to log in with a passkey, without an address and a password',
    response: factorChallengeSchema,
    limit: often,
  },
  finishLogin: {
    access: 'public',
    summary: 'Log in with a passkey, or prove the second factor after the password (`SECOND_FACTOR_NEEDED`)',
    body: factorProofSchema,
    response: sessionAnswerSchema,
    limit: often,
  },
  startStepUp: {
    access: 'customer',
    summary: 'Ask to prove the second factor again, after `STEP_UP_NEEDED`',
    response: factorChallengeSchema,
  },
  finishStepUp: {
    access: 'customer',
    summary: 'Prove the second factor again: valid for ten minutes in this session',
    body: factorProofSchema,
    response: message,
    limit: often,
  },
  getSecondFactors: {
    access: 'customer',
    summary: 'The passkeys, the code app and the number of recovery codes of the caller',
    response: secondFactorsSchema,
  },
  startPasskey: {
    access: 'customer',
    summary: 'Ask to add a passkey, with the password or after a step-up',
    body: enrolmentSchema,
    response: passkeyEnrolmentSchema,
    limit: often,
  },
  addPasskey: {
    access: 'customer',
    summary: 'Add a passkey. The first factor brings recovery codes',
    body: addPasskeySchema,
    status: 201,
    response: secondFactorsSchema,
  },
  removePasskey: {
    access: 'customer',
    summary: 'Remove a passkey, after a step-up',
    params: idParams,
    response: secondFactorsSchema,
  },
  startCodeApp: {
    access: 'customer',
    summary: 'Ask to add an app that shows codes (TOTP), with the password or after a step-up',
    body: enrolmentSchema,
    response: codeAppEnrolmentSchema,
    limit: often,
  },
  addCodeApp: {
    access: 'customer',
    summary: 'Add the app with its first code. It replaces an earlier one',
    body: addCodeAppSchema,
    status: 201,
    response: secondFactorsSchema,
    limit: often,
  },
  removeCodeApp: {
    access: 'customer',
    summary: 'Remove the app that shows codes, after a step-up',
    response: secondFactorsSchema,
  },
  renewRecoveryCodes: {
    access: 'customer',
    summary: 'Replace the recovery codes, after a step-up',
    response: secondFactorsSchema,
  },
});

export const secondFactorEndpoints = endpointTable(secondFactorShapes, calls);
