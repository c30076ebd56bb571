import { Link } from '@aimante/remote';
import { Notice, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useOwnRights } from './page-rights.ts';

/** Why refunds, team, settings and releases cannot be changed, and what to do. */
export function SecondFactorNotice() {
  const { t } = useTranslation();
  const { data } = useOwnRights();
  if (data?.secondFactor !== 'missing') return null;
  return (
    <Notice tone="warning" title={t('secondFactor.title')}>
      {t('secondFactor.text')} <UiLink render={<Link to="/account/security" />}>{t('secondFactor.add')}</UiLink>
    </Notice>
  );
}
