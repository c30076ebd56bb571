import { type Client, createClient } from '@aimante/api-contract';
import { usePlatform } from '@aimante/remote';
import { useMemo } from 'react';

/** Calls the API. The platform adds its address, the token and the visitor's language. */
export function useApi(): Client {
  const { api } = usePlatform();
  return useMemo(() => createClient({ baseUrl: '', fetch: api.fetch }), [api]);
}
