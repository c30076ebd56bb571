import type { Recipe, TextLayer } from '@aimante/print';
import { atOrigin, type Ink, placeText, printedLayers, type Typeset } from '@aimante/print/drawing';
import { createWorkerPool } from '../worker-pool/worker-pool.ts';
import type { typeTasks } from './type-tasks.ts';
import workerAddress from './type-worker-entry.ts?worker';

/** Texts as outlines. The engine and its fonts load in a worker with the first text. */
export interface Typesets {
  /** Undefined while it is drawn. Subscribers hear when it is there. */
  get(layer: TextLayer): Typeset | undefined;
  load(layer: TextLayer): Promise<Typeset>;
  /** The outlines of all texts of a recipe. */
  inksOf(recipe: Pick<Recipe, 'design'>): Promise<(layer: TextLayer) => readonly Ink[]>;
  subscribe(onChange: () => void): () => void;
  /** Counts the announcements. */
  count(): number;
  close(): void;
}

/** Enough for a day's work, in which every letter makes a text. */
const MOST = 3000;
/** Between two announcements while more texts are drawn. A page of calendars has hundreds, and is slow to render. */
const STEP_MS = 200;
/** After the last text. */
const FRAME_MS = 16;

export interface TypeEngine {
  typeset(layer: TextLayer): Promise<Typeset>;
  close(): void;
}

function startEngine(): TypeEngine {
  const pool = createWorkerPool<typeof typeTasks>(() => new Worker(workerAddress, { name: 'type' }), 1);
  return { typeset: (layer) => pool.run('typeset', layer), close: () => pool.close() };
}

export function createTypesets(start = startEngine): Typesets {
  const drawn = new Map<string, Typeset>();
  const running = new Map<string, Promise<Typeset>>();
  const subscribers = new Set<() => void>();
  /** Of layers that stay the same object. */
  const placed = new WeakMap<TextLayer, Typeset>();
  let engine: TypeEngine | undefined;
  let announcement: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function announce(): void {
    announcement = undefined;
    count += 1;
    for (const notify of subscribers) notify();
  }

  function announceSoon(): void {
    if (running.size > 0) announcement ??= setTimeout(announce, STEP_MS);
    else {
      clearTimeout(announcement);
      announcement = setTimeout(announce, FRAME_MS);
    }
  }

  function draw(key: string, layer: TextLayer): Promise<Typeset> {
    engine ??= start();
    const drawing = engine.typeset(layer);
    running.set(key, drawing);
    drawing.then(
      (typeset) => {
        if (drawn.size >= MOST) drawn.clear();
        drawn.set(key, typeset);
        running.delete(key);
        announceSoon();
      },
      // Not announced: the page would ask for this text again at once, without end.
      () => running.delete(key),
    );
    return drawing;
  }

  async function load(layer: TextLayer): Promise<Typeset> {
    const origin = atOrigin(layer);
    const key = JSON.stringify(origin);
    return placeText(drawn.get(key) ?? (await (running.get(key) ?? draw(key, origin))), layer);
  }

  return {
    load,
    get(layer) {
      const ready = placed.get(layer);
      if (ready) return ready;
      const origin = atOrigin(layer);
      const key = JSON.stringify(origin);
      const known = drawn.get(key);
      if (!known && !running.has(key)) draw(key, origin).catch(() => undefined);
      if (!known) return undefined;
      const typeset = placeText(known, layer);
      placed.set(layer, typeset);
      return typeset;
    },
    async inksOf(recipe) {
      const texts = printedLayers(recipe).filter((layer) => layer.kind === 'text');
      const inks = new Map<TextLayer, readonly Ink[]>();
      for (const layer of texts) inks.set(layer, (await load(layer)).inks);
      return (layer) => inks.get(layer) ?? [];
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    count: () => count,
    close: () => engine?.close(),
  };
}
