import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ZipEntry, zipStream } from '../../storage/zip-stream.ts';

export interface Archive {
  readonly fileName: string;
  readonly entries: AsyncIterable<ZipEntry>;
  readonly at: Date;
}

/** Packs the files while they are sent. */
export const sendArchive = (reply: FastifyReply, { fileName, entries, at }: Archive): FastifyReply =>
  reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(zipStream(entries, at), { objectMode: false }));
