import type { Locale } from '@aimante/contract';
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

/** A page that is installed as an app of its own: the till of a market. */
const TILL_PAGE = /^(?:\/(?<locale>en))?\/admin\/market\/[0-9a-f-]{36}\/till$/;

interface App {
  readonly path: string;
  readonly locale: Locale;
}

function installedTill(search: string): App | undefined {
  const path = new URLSearchParams(search).get('app') ?? '';
  const found = TILL_PAGE.exec(path);
  return found ? { path, locale: found.groups?.locale === 'en' ? 'en' : 'fr' } : undefined;
}

/** `GET /manifest.webmanifest`, with the name of the shop. `?app=<path of a till>`: the manifest of that till. */
export function createManifestServer({ identity, confirm }: Pick<ShopState, 'identity' | 'confirm'>): Handler {
  return async ({ search }) => {
    await confirm();
    const name = identity()?.name;
    const till = installedTill(search);
    const manifest = {
      ...(name && { name, short_name: name }),
      description: text('fr', 'manifest.description'),
      lang: 'fr',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0066cc',
      background_color: '#faf7f2',
      icons: ICONS,
      ...(till && tillFields(till, name)),
    };
    const headers = { 'content-type': contentTypeOf(MANIFEST_PATH), 'cache-control': 'no-cache' };
    return { kind: 'brand-file', status: 200, headers, body: JSON.stringify(manifest) };
  };
}

/** Only the till opens in the window of the app. Other pages open in the browser. */
const tillFields = ({ path, locale }: App, shop: string | undefined) => ({
  id: path,
  start_url: path,
  scope: path,
  lang: locale,
  name: [text(locale, 'manifest.till.name'), shop].filter(Boolean).join(' · '),
  short_name: text(locale, 'manifest.till.name'),
  description: text(locale, 'manifest.till.description'),
});
