import { type BrowserRemote, releaseBase } from '@aimante/contract';
import { keyOf } from '../site-events/site-events.ts';
import { mendFiles } from './mend-files.ts';
import { canShow, filesOf, type Piece } from './piece.ts';
import type { RemoteFailure } from './remote-failure.ts';

/** What stands in for a release that fails: the last one of its remote that was live before it. */
export interface LastGood {
  /** Asks the edge. Nothing where there is none, or none that has this piece. */
  find(piece: Piece, failure: RemoteFailure): Promise<BrowserRemote | undefined>;
  /** The release to begin with: while the files of the visitor's own do not come, nobody waits for them at every page. */
  begin(piece: Piece): BrowserRemote;
  /** Whether they come again; the next page begins with it then. */
  check(piece: Piece): Promise<void>;
}

const ADDRESS = '/_edge/last-good';
const PATIENCE_MS = 2500;

interface Edge {
  readonly ask: (remote: BrowserRemote) => Promise<unknown>;
  readonly areWhole: (piece: Piece) => Promise<boolean>;
}

const EDGE: Edge = { ask: askEdge, areWhole: (piece) => mendFiles(piece.remote, filesOf(piece)) };

export function createLastGood({ ask, areWhole }: Edge = EDGE): LastGood {
  const standing = new Map<string, BrowserRemote>();
  return {
    async find(piece, { phase }) {
      if (isBeingWritten(piece.remote)) return undefined;
      const found = await ask(piece.remote).catch(() => undefined);
      if (!isOtherRelease(found, piece.remote) || !canShow(found, piece)) return undefined;
      if (phase === 'load') standing.set(keyOf(piece.remote), found);
      return found;
    },
    begin(piece) {
      const known = standing.get(keyOf(piece.remote));
      return known && canShow(known, piece) ? known : piece.remote;
    },
    async check(piece) {
      if (standing.has(keyOf(piece.remote)) && (await areWhole(piece))) standing.delete(keyOf(piece.remote));
    },
  };
}

/** Who writes it wants to see how it fails. */
function isBeingWritten({ name, version, base }: BrowserRemote): boolean {
  return base !== releaseBase(name, version);
}

async function askEdge({ name, version }: BrowserRemote): Promise<unknown> {
  const query = new URLSearchParams({ remote: name, version });
  const answer = await fetch(`${ADDRESS}?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.json();
}

/** The edge has checked its signature. What comes from somebody else in between is another thing. */
function isOtherRelease(value: unknown, { name, version }: BrowserRemote): value is BrowserRemote {
  if (typeof value !== 'object' || value === null) return false;
  const found = value as Partial<BrowserRemote>;
  if (found.name !== name || !found.version || found.version === version) return false;
  const objects = [found.routes, found.exposes, found.integrity];
  return found.base === releaseBase(name, found.version) && objects.every((one) => typeof one === 'object');
}
