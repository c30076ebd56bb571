export interface Refused {
  readonly status: number;
  readonly code: string;
  /** Of the call that brought the bytes. */
  readonly ms: number;
}

const tus = { 'tus-resumable': '1.0.0' };

/** A guest sends a file as a photo, by the tus protocol. */
export async function sendPhoto(apiUrl: string, origin: string, content: Buffer): Promise<Refused> {
  const created = await fetch(`${apiUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, origin, 'upload-length': String(content.length), 'upload-metadata': 'filename cGhvdG8uanBn' },
  });
  if (created.status !== 201) return refusalOf(created, 0);
  const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';
  const type = 'application/offset+octet-stream';
  const begun = performance.now();
  const sent = await fetch(new URL(created.headers.get('location') ?? '', apiUrl), {
    method: 'PATCH',
    headers: { ...tus, origin, cookie, 'upload-offset': '0', 'content-type': type },
    body: new Uint8Array(content),
  });
  return refusalOf(sent, performance.now() - begun);
}

async function refusalOf(answer: Response, ms: number): Promise<Refused> {
  const text = await answer.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: answer.status, code: code ?? text.slice(0, 80), ms };
}
