import { brotliCompressSync } from 'node:zlib';
import { type EachMapping, eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Bytes as brotli, by the npm package or the package of ours that the code comes from. */
export type Weights = ReadonlyMap<string, number>;

/** Code that the bundler writes itself. */
const RUNTIME = 'bundler';

/** `own` is the package that the file belongs to. The parts of a file share its brotli bytes by their length. */
export function weighFile(code: string, map: string, own: string): Weights {
  const lines = code.split('\n');
  const lengths = new Map<string, number>();
  const marks: EachMapping[] = [];
  eachMapping(new TraceMap(map), (mark) => marks.push(mark));
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    const isSameLine = next?.generatedLine === mark.generatedLine;
    const end = isSameLine ? next.generatedColumn : (lines[mark.generatedLine - 1]?.length ?? 0);
    const name = mark.source === null ? RUNTIME : packageOf(mark.source, own);
    lengths.set(name, (lengths.get(name) ?? 0) + end - mark.generatedColumn);
  }
  const share = brotliCompressSync(code).byteLength / code.length;
  return new Map([...lengths].map(([name, length]) => [name, length * share]));
}

export function packageOf(source: string, own: string): string {
  const inside = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].at(-1)?.[1];
  if (inside && !inside.startsWith('.')) return inside;
  const shared = /(?:^|\/)shared\/([\w-]+)\//.exec(source)?.[1];
  if (shared) return `@aimante/${shared}`;
  return /webpack\/|data:|\.aimante/.test(source) ? RUNTIME : `@aimante/${own}`;
}
