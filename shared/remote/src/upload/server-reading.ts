import { photoReadingPath } from '@aimante/api-contract/photos';
import type { Platform } from '@aimante/contract';

export type ServerReading = { readonly photo: Blob } | { readonly problem: 'unreadable' | 'needsServer' };

/** Reads the photo on the server, which prints it, in colours that every browser shows alike. */
export async function readOnServer(api: Platform['api'], file: Blob): Promise<ServerReading> {
  const form = new FormData();
  form.append('photo', file);
  const response = await api.fetch(photoReadingPath, { method: 'POST', body: form }).catch(() => undefined);
  if (response?.status === 422) return { problem: 'unreadable' };
  const photo = response?.ok ? await response.blob().catch(() => undefined) : undefined;
  return photo ? { photo } : { problem: 'needsServer' };
}
