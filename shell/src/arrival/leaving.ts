/** Replaces this address with another. The rest of this page is neither shown nor started. */
export function leave({ documentElement, location }: Document, address: string): void {
  documentElement.hidden = true;
  location.replace(address);
}

export function isLeaving({ documentElement }: Document): boolean {
  return documentElement.hasAttribute('hidden');
}
