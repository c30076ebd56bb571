import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A JPEG that only the holder of its link may see, and no cache between may keep. */
export const sendPrivatePicture = (reply: FastifyReply, picture: Buffer | Readable): FastifyReply =>
  reply
    .type('image/jpeg')
    .header('cache-control', 'private, max-age=3600')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(picture);
