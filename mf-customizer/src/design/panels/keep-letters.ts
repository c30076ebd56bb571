import type { KeyboardEvent } from 'react';

/** For a field: the cropper must not take letters for its keys. Tab and Escape keep their meaning. */
export function keepLetters(event: KeyboardEvent): void {
  if (event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation();
}
