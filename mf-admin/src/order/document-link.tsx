import type { ReactNode } from 'react';
import { usePictureAddress } from '../thumb/use-picture-address.ts';

/** A file of the server, by its signed address. */
export function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const address = usePictureAddress();
  return (
    <a href={address(url)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
