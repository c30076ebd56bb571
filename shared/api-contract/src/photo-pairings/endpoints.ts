import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { idParams, line, nothing, timestamp } from '../core/wire.ts';
import * as calls from './calls.ts';
import { newPairingSchema, pairingPhotoParams, pairingSchema } from './schemas.ts';

export const pairingShapes = shapeTable({
  createPairing: {
    access: 'optional',
    summary: 'A code with which a phone can send photos to this account or browser, for a quarter of an hour',
    status: 201,
    response: newPairingSchema,
    limit: { max: 30, per: 'hour' },
  },
  getPairing: {
    access: 'optional',
    summary: 'The photos that have arrived from the phone, for the visitor that asked for the code',
    params: idParams,
    response: pairingSchema,
  },
  endPairing: {
    access: 'optional',
    summary: 'End a pairing: the phone can send nothing more',
    params: idParams,
    status: 204,
    response: nothing,
  },
  joinPairing: {
    access: 'public',
    summary: 'A token for the phone by its code. It sends photos, and reads nothing',
    body: z.strictObject({ code: line(40) }),
    response: z.object({ token: z.string(), code: z.string(), expiresAt: timestamp }),
    limit: { max: 60, per: 'hour' },
  },
  announcePhotos: {
    access: 'public',
    summary:
      'How many more photos the phone is going to send, or fewer after a refusal, and how much of the one on its way is sent. Answers until when',
    body: z.strictObject({
      token: line(200),
      more: z.int().min(-500).max(500),
      share: z.number().min(0).max(1).optional(),
    }),
    response: z.object({ expiresAt: timestamp }),
    limit: { max: 1800, per: 'hour' },
  },
  arrived: {
    method: 'GET',
    path: '/api/photo-pairings/:id/photos/:photoId',
    access: 'optional',
    summary: 'A photo that arrived, as it will be printed, for the visitor that asked for the code',
    params: pairingPhotoParams,
    response: z.unknown(),
    sends: 'file',
  },
});

export const pairingEndpoints = endpointTable(pairingShapes, calls);
