import type { TextLayer } from '../design/design.ts';
import { type FontFile, filesFor, latinFile } from './font-files.ts';
import { layOutText, type Typeset } from './lay-out-text.ts';
import { openFace, type TypeFace } from './type-face.ts';
import { unpackWoff } from './unpack-woff.ts';

export interface Typesetter {
  /** Loads the fonts that the text needs, and draws it. */
  typeset(layer: TextLayer): Promise<Typeset>;
}

/** The one engine that turns text into outlines, in the browser and on the server. */
export function createTypesetter(readFont: (file: FontFile) => Promise<Uint8Array>): Typesetter {
  const loading = new Map<FontFile, Promise<TypeFace>>();
  const faces = new Map<FontFile, TypeFace>();

  function load(file: FontFile): Promise<TypeFace> {
    const known = loading.get(file);
    if (known) return known;
    const face = readFont(file)
      .then(unpackWoff)
      .then((font) => openFace(font));
    loading.set(file, face);
    face.then(
      (opened) => faces.set(file, opened),
      () => loading.delete(file),
    );
    return face;
  }

  /** The first font that has the letter. Without any, the last one shows its empty box. */
  async function fileOf(letter: string, { font, style }: TextLayer): Promise<FontFile> {
    const files = filesFor(letter, font, style);
    for (const file of files) if ((await load(file)).has(letter)) return file;
    return files.at(-1) ?? latinFile(font, style);
  }

  return {
    async typeset(layer) {
      const main = await load(latinFile(layer.font, layer.style));
      const files = new Map<string, FontFile>();
      for (const letter of new Set(layer.text)) files.set(letter, await fileOf(letter, layer));
      return layOutText(layer, {
        main,
        faceOf: (file) => faces.get(file) ?? main,
        fileOf: (letter) => files.get(letter) ?? latinFile(layer.font, layer.style),
      });
    },
  };
}
