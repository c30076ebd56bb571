import { text } from '../html/texts.ts';
import type { Handler } from '../http/answer.ts';
import { contentTypeOf } from '../http/content-types.ts';
import type { ShopState } from '../shop/follow-shop.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const ICONS = [192, 512].flatMap((size) => [icon('icon', size), icon('icon-maskable', size, 'maskable')]);

/** `GET /manifest.webmanifest`, with the name of the shop. */
export function createManifestServer({ identity, confirm }: Pick<ShopState, 'identity' | 'confirm'>): Handler {
  return async () => {
    await confirm();
    const name = identity()?.name;
    const manifest = {
      ...(name && { name, short_name: name }),
      description: text('fr', 'manifest.description'),
      lang: 'fr',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0066cc',
      background_color: '#faf7f2',
      icons: ICONS,
    };
    const headers = { 'content-type': contentTypeOf(MANIFEST_PATH), 'cache-control': 'no-cache' };
    return { kind: 'brand-file', status: 200, headers, body: JSON.stringify(manifest) };
  };
}
