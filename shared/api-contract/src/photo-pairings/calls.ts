import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { pairingShapes } from './endpoints.ts';
import type { newPairingSchema, pairingSchema } from './schemas.ts';

type Table = typeof pairingShapes;

export type NewPairing = z.output<typeof newPairingSchema>;
export type PhotoPairing = z.output<typeof pairingSchema>;

/** A header of the calls of `uploadPath`, with the token of a phone: the photo goes to the visitor of the pairing. */
export const pairingHeader = 'photo-pairing';
/** Address of a photo that arrived, as it will be printed. */
export const pairingPhotoPath = (pairingId: string, photoId: string): string =>
  `/api/photo-pairings/${pairingId}/photos/${photoId}`;

export const createPairing = call<Table['createPairing']>('POST', '/api/photo-pairings');
export const getPairing = call<Table['getPairing']>('GET', '/api/photo-pairings/:id');
export const endPairing = call<Table['endPairing']>('DELETE', '/api/photo-pairings/:id');
export const joinPairing = call<Table['joinPairing']>('POST', '/api/photo-pairings/join');
export const announcePhotos = call<Table['announcePhotos']>('POST', '/api/photo-pairings/announce');
