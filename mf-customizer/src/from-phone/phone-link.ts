import { ApiError, type Client } from '@aimante/api-contract';
import {
  createPairing,
  endPairing,
  getPairing,
  type NewPairing,
  type PhotoPairing,
} from '@aimante/api-contract/photo-pairings';
import type { Photo } from '@aimante/api-contract/photos';
import { createWritable, type Readable } from '@aimante/contract';
import { type KeptPairing, keepPairing, readKeptPairing } from './kept-pairing.ts';

const POLL_MS = 2000;
/** Photos that began in time may still arrive. */
const ARRIVAL_MS = 15 * 60_000;

export interface PhoneLinkState {
  /** Undefined until the first code. */
  readonly pairing: NewPairing | undefined;
  readonly isAsking: boolean;
  /** Why there is no code. */
  readonly error: unknown;
  /** False: the code has expired. */
  readonly isOpen: boolean;
  readonly phones: number;
  /** Photos that were chosen on a phone and are not in the queue yet. */
  readonly awaited: number;
  /** How much of the photo on its way the phone has sent, between 0 and 1. */
  readonly sending: number;
  /** The photos that arrived since the page opened, also with the codes before this one. */
  readonly photos: readonly Photo[];
}

interface PhoneLinkParts {
  readonly api: Client;
  download(pairingId: string, photo: Photo): Promise<Blob>;
  /** Adds a photo to the queue. */
  take(file: File, photoId: string): Promise<void>;
  readonly pollMs?: number;
  readonly now?: () => number;
}

interface Following {
  readonly pairing: KeptPairing;
  readonly taken: Set<string>;
  readonly signal: AbortSignal;
}

export interface PhoneLink {
  readonly state: Readable<PhoneLinkState>;
  /** Asks for a code. The one before ends. */
  renew(): Promise<void>;
  /** Continues with the code that this tab had before a reload. */
  resume(): void;
  stop(): void;
}

const NOTHING: PhoneLinkState = {
  pairing: undefined,
  isAsking: false,
  error: undefined,
  isOpen: false,
  phones: 0,
  awaited: 0,
  sending: 0,
  photos: [],
};

/** The pairing has gone, or is of another visitor. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Takes the photos that arrive from the visitor's phones into the queue, one after the other. */
export function createPhoneLink({ api, download, take, pollMs = POLL_MS, now = Date.now }: PhoneLinkParts): PhoneLink {
  const state = createWritable(NOTHING);
  const change = (part: Partial<PhoneLinkState>) => state.set({ ...state.get(), ...part });
  let followed: AbortController | undefined;

  async function follow(pairing: KeptPairing, { signal }: AbortController) {
    const lastAt = Date.parse(pairing.expiresAt) + ARRIVAL_MS;
    const taken = new Set(pairing.taken);
    keepPairing(pairing);
    while (!signal.aborted && now() < lastAt) {
      const found = await ask({ pairing, taken, signal });
      if (found === 'gone') break;
      if (found) await takeNew(found, { pairing, taken, signal });
      if (found && isOver(found, taken)) break;
      await pause(pollMs, signal);
    }
    if (signal.aborted) return;
    keepPairing(undefined);
    change({ isOpen: false });
  }

  /** Undefined: the server did not answer, and is asked again. */
  async function ask({ pairing: { id }, taken, signal }: Following): Promise<PhotoPairing | 'gone' | undefined> {
    try {
      const found = await api(getPairing, { params: { id } }, { signal });
      const { isOpen, phones, chosen, sending } = found;
      if (!signal.aborted) change({ isOpen, phones, awaited: Math.max(chosen - taken.size, 0), sending });
      return found;
    } catch (error) {
      return isRefused(error) ? 'gone' : undefined;
    }
  }

  async function takeNew({ photos }: PhotoPairing, { pairing, taken, signal }: Following) {
    for (const photo of photos) {
      if (taken.has(photo.id)) continue;
      if (!(await isTaken(pairing.id, photo, signal))) return;
      taken.add(photo.id);
      keepPairing({ ...pairing, taken: [...taken] });
      const { photos: arrived, awaited } = state.get();
      change({ photos: [...arrived, photo], awaited: Math.max(awaited - 1, 0) });
    }
  }

  /** False: the photo did not come through. The next round tries it again. */
  async function isTaken(pairingId: string, photo: Photo, signal: AbortSignal): Promise<boolean> {
    const blob = await download(pairingId, photo).catch(() => undefined);
    if (!blob || signal.aborted) return false;
    await take(new File([blob], photo.fileName, { type: blob.type }), photo.id);
    return !signal.aborted;
  }

  function begin(pairing: KeptPairing) {
    followed?.abort();
    const controller = new AbortController();
    followed = controller;
    change({ pairing, isAsking: false, error: undefined, isOpen: true, phones: 0, awaited: 0, sending: 0 });
    void follow(pairing, controller);
  }

  return {
    state,
    async renew() {
      const { pairing, isOpen, isAsking } = state.get();
      if (isAsking) return;
      change({ isAsking: true, error: undefined });
      try {
        const next = await api(createPairing);
        if (pairing && isOpen) await api(endPairing, { params: { id: pairing.id } }).catch(() => undefined);
        begin({ ...next, taken: [] });
      } catch (error) {
        change({ isAsking: false, error });
      }
    },
    resume() {
      const kept = readKeptPairing();
      if (kept) begin(kept);
    },
    stop: () => followed?.abort(),
  };
}

/** The code has expired, and everything that was announced has arrived. */
const isOver = ({ isOpen, chosen, photos }: PhotoPairing, taken: ReadonlySet<string>) =>
  !isOpen && chosen <= taken.size && photos.length <= taken.size;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
