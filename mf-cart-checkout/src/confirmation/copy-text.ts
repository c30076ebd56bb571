import type { Platform } from '@aimante/contract';

interface Copying {
  readonly text: string;
  readonly copied: string;
  /** Message with the text, if the browser refuses the clipboard. */
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
