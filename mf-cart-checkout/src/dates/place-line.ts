/** Where a market is; some addresses begin with the place's name already. */
export function placeLine({ place, address }: { place: string; address: string }): string {
  return address.startsWith(place) ? address : `${place}, ${address}`;
}
