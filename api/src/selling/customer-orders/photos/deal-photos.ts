interface Copied {
  copies: number;
}

/** Deals the photos of a cart line to its parts, in order. The copies of one photo can be in two parts. */
export function dealPhotos<P extends Copied>(photos: readonly P[], quantities: readonly number[]): P[][] {
  const left = photos.map((photo) => ({ ...photo }));
  return quantities.map((quantity) => take(left, quantity));
}

/** Takes copies from the front of the list, and removes them there. */
function take<P extends Copied>(left: P[], quantity: number): P[] {
  const taken: P[] = [];
  let wanted = quantity;
  while (wanted > 0) {
    const [photo] = left;
    if (!photo) break;
    const copies = Math.min(photo.copies, wanted);
    taken.push({ ...photo, copies });
    wanted -= copies;
    photo.copies -= copies;
    if (photo.copies === 0) left.shift();
  }
  return taken;
}
