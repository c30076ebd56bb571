import type { SheetProfile } from '@aimante/api-contract/batches';
import type { ReadyTile } from './ready-tiles.ts';

export interface Choice {
  profile: SheetProfile;
  tiles: readonly ReadyTile[];
  elsewhere: { sheetProfileId: string; pieces: number }[];
}

/**
 * What a batch on one sheet profile may hold: all that names this profile, or none. Where no profile is asked for, the
 * default, or that of what waits longest if nothing would lie on the default.
 */
export function chooseSheet(
  tiles: readonly ReadyTile[],
  profiles: readonly SheetProfile[],
  wantedId: string | undefined,
): Choice | undefined {
  const fits = (profile: SheetProfile) => (tile: ReadyTile) =>
    tile.sheetProfileId === null || tile.sheetProfileId === profile.id;
  const byId = (id: string | null | undefined) => profiles.find((profile) => profile.id === id);
  const usual = profiles.find(({ isDefault }) => isDefault);
  const chosen =
    wantedId === undefined
      ? usual && (tiles.length === 0 || tiles.some(fits(usual)) ? usual : byId(tiles[0]?.sheetProfileId))
      : byId(wantedId);
  if (!chosen) return undefined;
  const others = Map.groupBy(
    tiles.filter((tile) => !fits(chosen)(tile)),
    ({ sheetProfileId }) => sheetProfileId ?? '',
  );
  return {
    profile: chosen,
    tiles: tiles.filter(fits(chosen)),
    elsewhere: [...others].map(([sheetProfileId, of]) => ({
      sheetProfileId,
      pieces: of.reduce((sum, { copyNumbers }) => sum + copyNumbers.length, 0),
    })),
  };
}
