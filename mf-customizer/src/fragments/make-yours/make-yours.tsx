import { listMagnets } from '@aimante/api-contract/catalogue';
import type { FragmentProps } from '@aimante/contract';
import { Link, useSession } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

const FRESH_MS = 60_000;
/** The first magnets of the shop are enough to find one in stock. */
const MOST_READ = 24;

/** Leads from a project of the portfolio to the customizer, with the featured magnet or else the first in stock. */
export function MakeYours({ title }: FragmentProps['make-yours']) {
  const { t } = useTranslation();
  const hasAccount = useSession() !== null;
  const magnets = useLoad((api, lang) => ({
    queryKey: ['magnets', lang, MOST_READ],
    queryFn: ({ signal }) => api(listMagnets, { query: { lang, limit: MOST_READ } }, { signal }),
    staleTime: FRESH_MS,
  }));
  const offered = magnets.data?.filter(({ stock, magnetWidth }) => stock > 0 && magnetWidth !== null) ?? [];
  const magnet = offered.find(({ featured }) => featured) ?? offered[0];
  if (!magnet) return null;
  const address = hasAccount ? `/products/${magnet.slug}/customize` : `/products/${magnet.slug}/customize/guest`;
  return (
    <UiLink render={<Link to={address} aria-label={t('makeYours.label', { title })} />}>{t('makeYours.link')}</UiLink>
  );
}
