import type { Platform } from '@aimante/contract';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** Sends tus requests through the platform, which adds and renews the visitor's token. */
export function createPlatformHttpStack(api: Platform['api']): HttpStack {
  return { getName: () => 'platform', createRequest: (method, url) => createRequest(api, method, url) };
}

function createRequest(api: Platform['api'], method: string, url: string): HttpRequest {
  const headers = new Map<string, string>();
  const stop = new AbortController();
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => void headers.set(name, value),
    getHeader: (name) => headers.get(name),
    // Chunks are small, so their count is enough for the progress.
    setProgressHandler: () => undefined,
    async send(body: Blob | undefined) {
      const response = await api.fetch(url, {
        method,
        headers: Object.fromEntries(headers),
        signal: stop.signal,
        ...(body ? { body } : {}),
      });
      // tus would treat the upload as lost and start again. Without a response it retries later.
      if (method === 'HEAD' && response.status >= 500) throw new Error(`The server answered ${response.status}`);
      return toHttpResponse(response, await response.text());
    },
    abort: async () => stop.abort(),
    getUnderlyingObject: () => undefined,
  };
}

function toHttpResponse(response: Response, body: string): HttpResponse {
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => response,
  };
}
