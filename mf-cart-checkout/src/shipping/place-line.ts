/** Place and address of a market. The name is left out if the address starts with it. */
export function placeLine({ place, address }: { place: string; address: string }): string {
  return address.startsWith(place) ? address : `${place}, ${address}`;
}
