import { type ReleaseSet, releaseBase } from '@aimante/contract';
import type { ReleaseAsset } from '../html/release-asset.ts';
import { BoundedCache } from '../http/bounded-cache.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { type CriticalStyles, classesIn, criticalStyles, type StylesInput } from './critical-styles.ts';
import { type StyleRules, styleRules } from './style-rules.ts';

/** The rules of these sheets that a page needs. Undefined where a sheet cannot be read: the page then links them. */
export type StylesOf = (
  set: ReleaseSet,
  sheets: readonly ReleaseAsset[],
  page: { readonly html: string } & Pick<StylesInput, 'delaysFonts'>,
) => Promise<CriticalStyles | undefined>;

const MAX_SHEETS = 100;
const MAX_CHARACTERS = 8_000_000;

/** A sheet never changes, so it is split into rules once, and pages with the same classes share their styles. */
export function createStylesOf(files: Pick<ReleaseFiles, 'read'>): StylesOf {
  const known = new BoundedCache<StyleRules>(MAX_SHEETS);
  const styles = new BoundedCache<CriticalStyles>(MAX_CHARACTERS);
  const read = async ({ shell, remotes }: ReleaseSet, href: string) => {
    const release = [shell, ...remotes].find((each) => href.startsWith(releaseBase(each.name, each.version)));
    if (!release) return undefined;
    const base = releaseBase(release.name, release.version);
    const file = await files.read(release, href.slice(base.length), []);
    return file && styleRules(file.body.toString(), base);
  };
  return async (set, sheets, { html, delaysFonts }) => {
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
    if (found.length < sheets.length || found.length === 0) return undefined;
    const classes = classesIn(html);
    const key = [...sheets.map(({ href }) => href), delaysFonts, ...classes].join(' ');
    return styles.make(
      key,
      ({ css }) => key.length + css.length,
      async () => criticalStyles(found, { classes, delaysFonts }),
    );
  };
}
