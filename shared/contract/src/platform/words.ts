import type { ConfirmRequest, Notice } from './platform.ts';

// What the shell says for a remote stands outside of the remote's own box: what cannot be shown is refused to whoever asks.

export function requireNotice({ text, action }: Notice): void {
  requireTexts({ text, label: action?.label ?? '' });
}

export function requireQuestion({ title, text, confirm, cancel }: ConfirmRequest): void {
  requireTexts({ title, text, confirm, cancel });
}

function requireTexts(texts: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string') throw new TypeError(`"${name}" is no text.`);
  }
}
