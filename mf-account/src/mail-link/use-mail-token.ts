import { useLocation } from '@aimante/remote';
import { useState } from 'react';

/** What is shorter was cut off by a mail program, and the server takes none of it. */
const WHOLE_TOKEN = /^[\w-]{20,}$/;

/** The token of a mail's link. It stands behind `#`, so that no server on the way sees it. */
export function useMailToken(): string | undefined {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  return WHOLE_TOKEN.test(token) ? token : undefined;
}
