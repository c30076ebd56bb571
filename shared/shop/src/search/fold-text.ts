/** Removes case, accents and ligatures, as people leave them out when they type. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').trim();
}
