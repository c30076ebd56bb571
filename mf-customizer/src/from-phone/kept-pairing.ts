import type { NewPairing } from '@aimante/api-contract/photo-pairings';

const KEY = 'photo-pairing';

/** The pairing of this tab, which continues after a reload. */
export interface KeptPairing extends NewPairing {
  /** Ids of the photos that are in the queue already. */
  readonly taken: readonly string[];
}

export function readKeptPairing(): KeptPairing | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepPairing(pairing: KeptPairing | undefined): void {
  try {
    if (pairing) sessionStorage.setItem(KEY, JSON.stringify(pairing));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the pairing lasts until the page closes.
  }
}

const TEXTS = ['id', 'code', 'link', 'expiresAt'] as const;

function isKept(value: unknown): value is KeptPairing {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const taken = fields.get('taken');
  return TEXTS.every((name) => typeof fields.get(name) === 'string') && Array.isArray(taken);
}
