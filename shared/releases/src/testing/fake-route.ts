import type { RemoteRoute } from '@aimante/contract';

const both = (text: string) => ({ fr: text, en: `${text} (en)` });

export function fakeRoute(id: string, path: string, more: Partial<RemoteRoute> = {}): RemoteRoute {
  return {
    id,
    path,
    access: 'public',
    layout: 'site',
    title: both(`Titre ${id}`),
    description: both(`Description ${id}`),
    robots: 'index, follow',
    prefetch: [],
    assets: { js: [], css: [] },
    ...more,
  };
}
