import { usePlatform } from '@aimante/remote';
import type { ReactNode } from 'react';

/** A file of the server, by its signed address. */
export function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const { api } = usePlatform();
  return (
    <a href={url.startsWith('/') ? api.baseUrl + url : url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
