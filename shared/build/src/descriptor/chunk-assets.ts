import type { RemoteAssets } from '@aimante/contract';
import type { StatsCompilation } from '@rspack/core';

export type ChunkAssets = (chunk: string) => RemoteAssets;

export function readChunkAssets(stats: StatsCompilation): ChunkAssets {
  const groups = { ...stats.entrypoints, ...stats.namedChunkGroups };
  return (chunk) => {
    const names = (groups[chunk]?.assets ?? []).map((asset) => asset.name);
    const ending = (extension: string) => names.filter((name) => name.endsWith(extension));
    return { js: ending('.js'), css: ending('.css') };
  };
}
