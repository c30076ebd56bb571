import type { Platform } from '@aimante/contract';

const ENDPOINT = '/api/uploads';
const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK_BYTES = 2 * 1024 * 1024;
const TRIES = 3;

type Api = Platform['api'];

/** Sends one photo in chunks by the tus protocol; a chunk that is lost is sent again. Answers the server's name for it. */
export async function uploadPhoto(api: Api, file: File): Promise<string> {
  const url = await open(api, file);
  let offset = 0;
  while (offset < file.size) offset = await send(api, { url, file, offset });
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

async function open(api: Api, file: File): Promise<string> {
  const metadata = { filename: file.name, filetype: file.type };
  const answer = await api.fetch(ENDPOINT, {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': String(file.size),
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${toBase64(value)}`)
        .join(','),
    },
  });
  const location = answer.headers.get('location');
  if (!answer.ok || !location) throw new Error(`The upload was refused: ${answer.status}`);
  return new URL(location, new URL(ENDPOINT, api.baseUrl)).href;
}

interface Chunk {
  readonly url: string;
  readonly file: File;
  readonly offset: number;
}

async function send(api: Api, { url, file, offset }: Chunk, tries = TRIES): Promise<number> {
  const answer = await api
    .fetch(url, {
      method: 'PATCH',
      headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: file.slice(offset, offset + CHUNK_BYTES),
    })
    .catch(() => undefined);
  const reached = Number(answer?.headers.get('upload-offset') ?? Number.NaN);
  if (answer?.ok && reached > offset) return reached;
  const isRefused = answer !== undefined && answer.status >= 400 && answer.status < 500;
  if (isRefused || tries <= 1) throw new Error(`The upload broke off: ${answer?.status ?? 'no answer'}`);
  return send(api, { url, file, offset }, tries - 1);
}

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
