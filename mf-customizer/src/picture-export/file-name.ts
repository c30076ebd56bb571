/** `Été à la plage.JPG` becomes `ete-a-la-plage`. */
export function fileStem(name: string): string {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  const plain = stem.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  const safe = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return safe.slice(0, 60) || 'photo';
}

/** Unique names in an archive, numbered in the visitor's order. */
export function numberedNames(names: readonly string[]): readonly string[] {
  const digits = Math.max(2, String(names.length).length);
  return names.map((name, index) => `${String(index + 1).padStart(digits, '0')}-${fileStem(name)}.png`);
}
