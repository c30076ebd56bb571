import { randomBytes } from 'node:crypto';

/** Readable aloud and by hand: without 0, O, 1 and I. Its 32 characters make each one equally likely. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 6;

export const newPairingCode = (): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** As it was typed on a phone: in small letters, or in groups. */
export const readPairingCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
