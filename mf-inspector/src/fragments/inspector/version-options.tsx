import { formatDate } from '@aimante/shop/calendar';
import { useTranslation } from 'react-i18next';
import type { InspectedRemote, InspectedVersion } from './overview.ts';

/** The live version first, then the others, newest first. */
export function VersionOptions({ remote }: { remote: InspectedRemote }) {
  const sorted = remote.versions.toSorted((a, b) => rank(b, remote).localeCompare(rank(a, remote)));
  return sorted.map((one) => (
    <option key={one.version} value={one.version}>
      <VersionText one={one} remote={remote} />
    </option>
  ));
}

function VersionText({ one: { version, since }, remote }: { one: InspectedVersion; remote: InspectedRemote }) {
  const { t, i18n } = useTranslation();
  if (version === remote.live) return t('inspector.live', { version });
  if (version === remote.canary) return t('inspector.canary', { version });
  if (!since) return t('inspector.unreleased', { version });
  return t('inspector.former', { version, since: momentIn(i18n.language, since) });
}

export function momentIn(language: string, at: string): string {
  return formatDate(at, language === 'en' ? 'en' : 'fr', 'shortMoment');
}

function rank({ version, since = '' }: InspectedVersion, { live }: InspectedRemote): string {
  return `${version === live ? 1 : 0} ${since}`;
}
