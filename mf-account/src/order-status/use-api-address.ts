import { usePlatform } from '@aimante/remote';

/** Photos and documents are on the API's origin. */
export function useApiAddress(): (path: string) => string {
  const { baseUrl } = usePlatform().api;
  return (path) => (path.startsWith('/') ? baseUrl.replace(/\/$/, '') + path : path);
}
