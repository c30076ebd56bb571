/** Cycles through the suggestions, with the field itself between the last and the first. */
export function nextPlace(place: number, by: 1 | -1, count: number): number {
  return ((place + 1 + by + count + 1) % (count + 1)) - 1;
}
