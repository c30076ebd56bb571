import type { SheetProfile } from '@aimante/api-contract/batches';
import type { ReadyTile } from '../layout/ready-tiles.ts';

export interface Choice {
  profile: SheetProfile;
  tiles: readonly ReadyTile[];
  elsewhere: { sheetProfileId: string; pieces: number }[];
}

/**
 * The tiles that may be in a batch on one sheet profile: those that ask for it, and those that ask for none. Without a
 * requested profile, uses the default, or the profile of the oldest tile if no tile fits the default.
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
