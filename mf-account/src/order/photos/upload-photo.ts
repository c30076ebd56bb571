import { photoIdHeader, uploadPath } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK_BYTES = 2 * 1024 * 1024;
const TRIES = 3;

type Api = Platform['api'];

/** Sends one photo in chunks by the tus protocol and retries a lost chunk. Resolves to the server's id of the photo. */
export async function uploadPhoto(api: Api, file: File): Promise<string> {
  const url = await open(api, file);
  let sent: Sent = { offset: 0, photoId: null };
  while (sent.offset < file.size) sent = await send(api, { url, file, offset: sent.offset });
  if (!sent.photoId) throw new Error('The upload is complete, but the server names no photo.');
  return sent.photoId;
}

async function open(api: Api, file: File): Promise<string> {
  const answer = await api.fetch(uploadPath, {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${toBase64(file.name)}`,
    },
  });
  const location = answer.headers.get('location');
  if (!answer.ok || !location) throw new Error(`The upload was refused: ${answer.status}`);
  return new URL(location, new URL(uploadPath, api.baseUrl)).href;
}

interface Chunk {
  readonly url: string;
  readonly file: File;
  readonly offset: number;
}

interface Sent {
  readonly offset: number;
  /** Set by the answer to the last chunk. */
  readonly photoId: string | null;
}

async function send(api: Api, { url, file, offset }: Chunk, tries = TRIES): Promise<Sent> {
  const answer = await api
    .fetch(url, {
      method: 'PATCH',
      headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: file.slice(offset, offset + CHUNK_BYTES),
    })
    .catch(() => undefined);
  const reached = Number(answer?.headers.get('upload-offset') ?? Number.NaN);
  if (answer?.ok && reached > offset) return { offset: reached, photoId: answer.headers.get(photoIdHeader) };
  const isRefused = answer !== undefined && answer.status >= 400 && answer.status < 500;
  if (isRefused || tries <= 1) throw new Error(`The upload was interrupted: ${answer?.status ?? 'no answer'}`);
  return send(api, { url, file, offset }, tries - 1);
}

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
