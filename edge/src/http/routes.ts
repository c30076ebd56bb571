import type { BrandFile } from '../brand/brand-files.ts';
import { PICTURE_PATH } from '../pictures/serve-picture.ts';
import { RELEASE_PATH } from '../release-files/serve-release-file.ts';
import { type EdgeRequest, type Handler, plainText, unlessCached } from './answer.ts';

export interface Routed {
  /** Addresses that belong to one handler each, as `GET /healthz`. */
  readonly fixed: Readonly<Record<string, Handler>>;
  readonly brand: ReadonlyMap<string, BrandFile>;
  readonly serveReleaseFile: Handler;
  /** Pictures of the shop, below `/uploads/`. */
  readonly servePicture: Handler;
  /** Forms that work without scripts, below `/_forms/`. */
  readonly serveForm: Handler;
  readonly servePage: Handler;
}

/** Chooses the handler: fixed addresses, then files, then a page for everything else. */
export function createRoutes({ fixed, brand, serveReleaseFile, servePicture, serveForm, servePage }: Routed): Handler {
  const addresses = new Map(Object.entries(fixed));
  const byPath = [
    { path: RELEASE_PATH, serve: serveReleaseFile },
    { path: PICTURE_PATH, serve: servePicture },
  ];
  return (ask) => {
    const method = ask.method === 'HEAD' ? 'GET' : ask.method;
    const serve = addresses.get(`${method} ${ask.path}`);
    if (serve) return serve(ask);
    if (method === 'POST' && ask.path.startsWith('/_forms/')) return serveForm(ask);
    if (method !== 'GET') return plainText(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    const file = brand.get(ask.path);
    if (file) return unlessCached(ask, file);
    const files = byPath.find(({ path }) => path.test(ask.path));
    if (files) return files.serve(ask);
    return isForPage(ask) ? servePage(ask) : plainText(404, 'No such file.');
  };
}

/** A missing picture or script gets no HTML, but a person that follows a link does. */
function isForPage({ path, headers }: EdgeRequest): boolean {
  if (/^\/(?:remotes|_edge)\//.test(path)) return false;
  const isFileName = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFileName || String(headers.accept ?? '').includes('text/html');
}
