import { useLocation } from '@aimante/remote';
import { useState } from 'react';

/** A shorter token was cut off by a mail program, and the server would refuse it. */
const WHOLE_TOKEN = /^[\w-]{20,}$/;

/** The token of a link in a mail. It follows `#`, so that it reaches no server or log. */
export function useMailToken(): string | undefined {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  return WHOLE_TOKEN.test(token) ? token : undefined;
}
