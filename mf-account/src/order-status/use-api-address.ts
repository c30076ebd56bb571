import { usePlatform } from '@aimante/remote';

/** Photos and documents lie on the API's host. */
export function useApiAddress(): (path: string) => string {
  const { baseUrl } = usePlatform().api;
  return (path) => (path.startsWith('/') ? baseUrl.replace(/\/$/, '') + path : path);
}
