import { type ReleaseSet, releaseBase } from '@aimante/contract';
import type { ReleaseAsset } from '../html/release-asset.ts';
import { BoundedCache } from '../http/bounded-cache.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { type CriticalStyles, criticalStyles, type StylesInput } from './critical-styles.ts';
import { type StyleRules, styleRules } from './style-rules.ts';

/** The rules of these sheets that a page needs. Undefined where a sheet cannot be read: the page then links them. */
export type StylesOf = (
  set: ReleaseSet,
  sheets: readonly ReleaseAsset[],
  input: StylesInput,
) => Promise<CriticalStyles | undefined>;

const MAX_SHEETS = 100;

/** A sheet never changes, so it is split into rules once. */
export function createStylesOf(files: Pick<ReleaseFiles, 'read'>): StylesOf {
  const known = new BoundedCache<StyleRules>(MAX_SHEETS);
  const read = async ({ shell, remotes }: ReleaseSet, href: string) => {
    const release = [shell, ...remotes].find((each) => href.startsWith(releaseBase(each.name, each.version)));
    if (!release) return undefined;
    const base = releaseBase(release.name, release.version);
    const file = await files.read(release, href.slice(base.length), []);
    return file && styleRules(file.body.toString(), base);
  };
  return async (set, sheets, input) => {
    const all = await Promise.all(
      sheets.map(({ href }) =>
        known.make(
          href,
          () => 1,
          () => read(set, href),
        ),
      ),
    );
    const found = all.filter((sheet) => sheet !== undefined);
    return found.length === sheets.length && found.length > 0 ? criticalStyles(found, input) : undefined;
  };
}
