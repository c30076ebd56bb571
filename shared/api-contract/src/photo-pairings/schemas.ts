import { z } from 'zod';
import { id, timestamp } from '../core/wire.ts';
import { photoSchema } from '../photos/schemas.ts';

export const newPairingSchema = z.object({
  id,
  /** Six characters to read aloud: no 0, O, 1 or I. */
  code: z.string(),
  /** Opens the page for the phone, with the code. */
  link: z.url(),
  expiresAt: timestamp,
});

export const pairingSchema = z
  .object({
    /** False: no phone can begin to send any more. What is on its way still arrives. */
    isOpen: z.boolean(),
    expiresAt: timestamp,
    /** How many phones have used the code. */
    phones: z.int(),
    /** How many photos the phones have announced. */
    chosen: z.int(),
    /** How much of the photo on its way is sent, between 0 and 1. */
    sending: z.number(),
    /** In the order of their arrival. */
    photos: z.array(photoSchema),
  })
  .meta({ id: 'PhotoPairing' });

export const pairingPhotoParams = z.object({ id, photoId: id });
