import { usePlatform } from '@aimante/remote';

/** The server names its pictures by their path alone. */
export function usePictureAddress(): (url: string) => string {
  const { api } = usePlatform();
  return (url) => (url.startsWith('/') ? api.baseUrl + url : url);
}
