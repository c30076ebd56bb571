import type { Platform } from '@aimante/contract';

interface Copying {
  readonly text: string;
  /** Said when it lies in the clipboard. */
  readonly copied: string;
  /** Said, with the text in it, where the browser does not let us. */
  readonly byHand: string;
}

export async function copyText({ notify }: Platform, { text, copied, byHand }: Copying): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', text: copied });
  } catch {
    notify({ kind: 'info', text: byHand });
  }
}
