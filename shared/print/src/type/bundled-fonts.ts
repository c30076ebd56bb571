import type { FontFile } from './font-files.ts';

/** The addresses of the fonts in a bundle, which the bundler finds by these literal names. */
export const ADDRESSES: Readonly<Record<FontFile, URL>> = {
  'fraunces-latin-400-normal': new URL('@fontsource/fraunces/files/fraunces-latin-400-normal.woff', import.meta.url),
  'fraunces-latin-ext-400-normal': new URL(
    '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'fraunces-latin-600-normal': new URL('@fontsource/fraunces/files/fraunces-latin-600-normal.woff', import.meta.url),
  'fraunces-latin-ext-600-normal': new URL(
    '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
    import.meta.url,
  ),
  'cormorant-latin-500-normal': new URL('@fontsource/cormorant/files/cormorant-latin-500-normal.woff', import.meta.url),
  'cormorant-latin-ext-500-normal': new URL(
    '@fontsource/cormorant/files/cormorant-latin-ext-500-normal.woff',
    import.meta.url,
  ),
  'cormorant-latin-500-italic': new URL('@fontsource/cormorant/files/cormorant-latin-500-italic.woff', import.meta.url),
  'cormorant-latin-ext-500-italic': new URL(
    '@fontsource/cormorant/files/cormorant-latin-ext-500-italic.woff',
    import.meta.url,
  ),
  'great-vibes-latin-400-normal': new URL(
    '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff',
    import.meta.url,
  ),
  'great-vibes-latin-ext-400-normal': new URL(
    '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'caveat-latin-600-normal': new URL('@fontsource/caveat/files/caveat-latin-600-normal.woff', import.meta.url),
  'caveat-latin-ext-600-normal': new URL('@fontsource/caveat/files/caveat-latin-ext-600-normal.woff', import.meta.url),
  'quicksand-latin-500-normal': new URL('@fontsource/quicksand/files/quicksand-latin-500-normal.woff', import.meta.url),
  'quicksand-latin-ext-500-normal': new URL(
    '@fontsource/quicksand/files/quicksand-latin-ext-500-normal.woff',
    import.meta.url,
  ),
  'quicksand-latin-700-normal': new URL('@fontsource/quicksand/files/quicksand-latin-700-normal.woff', import.meta.url),
  'quicksand-latin-ext-700-normal': new URL(
    '@fontsource/quicksand/files/quicksand-latin-ext-700-normal.woff',
    import.meta.url,
  ),
  'oswald-latin-500-normal': new URL('@fontsource/oswald/files/oswald-latin-500-normal.woff', import.meta.url),
  'oswald-latin-ext-500-normal': new URL('@fontsource/oswald/files/oswald-latin-ext-500-normal.woff', import.meta.url),
  'oswald-latin-700-normal': new URL('@fontsource/oswald/files/oswald-latin-700-normal.woff', import.meta.url),
  'oswald-latin-ext-700-normal': new URL('@fontsource/oswald/files/oswald-latin-ext-700-normal.woff', import.meta.url),
  'jost-latin-400-normal': new URL('@fontsource/jost/files/jost-latin-400-normal.woff', import.meta.url),
  'jost-latin-ext-400-normal': new URL('@fontsource/jost/files/jost-latin-ext-400-normal.woff', import.meta.url),
  'jost-latin-500-normal': new URL('@fontsource/jost/files/jost-latin-500-normal.woff', import.meta.url),
  'jost-latin-ext-500-normal': new URL('@fontsource/jost/files/jost-latin-ext-500-normal.woff', import.meta.url),
  'inter-latin-400-normal': new URL('@fontsource/inter/files/inter-latin-400-normal.woff', import.meta.url),
  'inter-latin-ext-400-normal': new URL('@fontsource/inter/files/inter-latin-ext-400-normal.woff', import.meta.url),
  'inter-latin-700-normal': new URL('@fontsource/inter/files/inter-latin-700-normal.woff', import.meta.url),
  'inter-latin-ext-700-normal': new URL('@fontsource/inter/files/inter-latin-ext-700-normal.woff', import.meta.url),
  'noto-sans-arabic-arabic-400-normal': new URL(
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-arabic-arabic-700-normal': new URL(
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-hebrew-hebrew-400-normal': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-hebrew-hebrew-700-normal': new URL(
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
    import.meta.url,
  ),
  // The build unpacks it: no browser offers that to a script.
  twemoji: new URL('twemoji-colr-font/twemoji.woff2', import.meta.url),
};

/** Fetches a font beside the script that runs. */
export async function fetchBundledFont(file: FontFile): Promise<Uint8Array> {
  const address = ADDRESSES[file];
  if (!address) throw new Error(`There is no font ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font ${file} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
