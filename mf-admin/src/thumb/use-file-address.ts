import { usePlatform } from '@aimante/remote';

/** The server's file addresses have a path only, without an origin. */
export function useFileAddress(): (url: string) => string {
  const { api } = usePlatform();
  return (url) => (url.startsWith('/') ? api.baseUrl + url : url);
}
