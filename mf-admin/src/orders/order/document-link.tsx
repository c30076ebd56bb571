import type { ReactNode } from 'react';
import { useFileAddress } from '../../thumb/use-file-address.ts';

/** Link to a server file by its signed address. */
export function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const address = useFileAddress();
  return (
    <a href={address(url)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
