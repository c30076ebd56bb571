import type { Config } from '../../../platform/config/config.ts';

/** The site to which passkeys belong. */
export const relyingParty = ({ siteUrl, origins }: Pick<Config, 'siteUrl' | 'origins'>) => ({
  expectedRPID: new URL(siteUrl).hostname,
  expectedOrigin: [...origins],
});
