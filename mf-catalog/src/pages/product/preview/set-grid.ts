const MAX_PLACES = 30;
const MAX_COLUMNS = 10;

/** Grid of a set of magnets, about as wide as it is high. */
export function setGrid(quantity: number, aspect: number) {
  const places = Math.min(quantity, MAX_PLACES);
  return { places, columns: Math.min(MAX_COLUMNS, Math.ceil(Math.sqrt(places / aspect))) };
}
