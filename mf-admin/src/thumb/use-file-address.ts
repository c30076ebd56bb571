import { usePlatform } from '@aimante/remote';

/** The server names its files by their path alone. */
export function useFileAddress(): (url: string) => string {
  const { api } = usePlatform();
  return (url) => (url.startsWith('/') ? api.baseUrl + url : url);
}
