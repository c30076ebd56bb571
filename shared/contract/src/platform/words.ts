import type { ConfirmRequest, Notice } from './platform.ts';

// The shell renders these texts outside the remote's own error boundary, so invalid ones are refused with an error in
// the caller.

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
