import decompress from 'woff2-encoder/decompress';

export const raw = true;

/** A WOFF2 font as TrueType. */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default function unpackWoff2(font) {
  const done = this.async();
  decompress(font).then(
    (unpacked) => done(null, Buffer.from(unpacked)),
    (error) => done(error),
  );
}
