import type { BrowserRemote } from '@aimante/contract';

/** Asks for all files of a piece at once, as the HTML does for those of its page: none is found out one hop later. */
export function announceFiles(
  { base, integrity }: Pick<BrowserRemote, 'base' | 'integrity'>,
  files: readonly string[],
) {
  for (const file of files) {
    const hash = integrity[file];
    const href = base + file;
    if (!hash || document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    const as = file.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity: hash, fetchPriority: 'low' });
    document.head.append(link);
  }
}
