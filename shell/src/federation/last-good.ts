import { type BrowserRemote, releaseBase } from '@aimante/contract';
import { keyOf } from '../site-events/site-events.ts';
import { canShow, filesOf, type Piece } from './piece.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { repairFiles } from './repair-files.ts';

/** The fallback for a release that fails: the last release of the same remote that was live before it. */
export interface LastGood {
  /** Asks the edge. Undefined where no such release exists, or where it lacks this piece. */
  find(piece: Piece, failure: RemoteFailure): Promise<BrowserRemote | undefined>;
  /**
   * The release to start with. It is the fallback while the files of the visitor's own release fail to load, so that
   * not every page waits for them.
   */
  begin(piece: Piece): BrowserRemote;
  /** Checks whether these files load again. If they do, the next page starts with the visitor's own release. */
  check(piece: Piece): Promise<void>;
}

const ADDRESS = '/_edge/last-good';
const TIMEOUT_MS = 2500;

interface Edge {
  readonly ask: (remote: BrowserRemote) => Promise<unknown>;
  readonly areWhole: (piece: Piece) => Promise<boolean>;
}

const EDGE: Edge = { ask: askEdge, areWhole: (piece) => repairFiles(piece.remote, filesOf(piece)) };

export function createLastGood({ ask, areWhole }: Edge = EDGE): LastGood {
  const fallbacks = new Map<string, BrowserRemote>();
  return {
    async find(piece, { phase }) {
      if (isBeingWritten(piece.remote)) return undefined;
      const found = await ask(piece.remote).catch(() => undefined);
      if (!isOtherRelease(found, piece.remote) || !canShow(found, piece)) return undefined;
      if (phase === 'load') fallbacks.set(keyOf(piece.remote), found);
      return found;
    },
    begin(piece) {
      const known = fallbacks.get(keyOf(piece.remote));
      return known && canShow(known, piece) ? known : piece.remote;
    },
    async check(piece) {
      if (fallbacks.has(keyOf(piece.remote)) && (await areWhole(piece))) fallbacks.delete(keyOf(piece.remote));
    },
  };
}

/** A remote under development gets no fallback: its developer needs to see the failure. */
function isBeingWritten({ name, version, base }: BrowserRemote): boolean {
  return base !== releaseBase(name, version);
}

async function askEdge({ name, version }: BrowserRemote): Promise<unknown> {
  const query = new URLSearchParams({ remote: name, version });
  const answer = await fetch(`${ADDRESS}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.json();
}

/** Rejects an answer that is not from the edge, for example from a proxy. The edge has verified the signature. */
function isOtherRelease(value: unknown, { name, version }: BrowserRemote): value is BrowserRemote {
  if (typeof value !== 'object' || value === null) return false;
  const found = value as Partial<BrowserRemote>;
  if (found.name !== name || !found.version || found.version === version) return false;
  const objects = [found.routes, found.exposes, found.integrity];
  return found.base === releaseBase(name, found.version) && objects.every((one) => typeof one === 'object');
}
