import { getPublicSettings } from '@aimante/api-contract/settings';
import { Link } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { Card, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import styles from './my-data.module.css';

const KINDS = ['photos', 'orders', 'invoices', 'account'] as const;

export function Retention() {
  const { t } = useTranslation();
  const settings = useAnswer(getPublicSettings, { queryKey: ['settings'] });
  const days = settings.data?.production.photoRetentionDays;
  return (
    <Card className={form.card} tone="sand" render={<section aria-labelledby="data-retention" />}>
      <h2 className={form.title} id="data-retention">
        {t('myData.retention.title')}
      </h2>
      <dl className={styles.kept}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`myData.retention.${kind}.name`)}</dt>
            <dd>
              {kind === 'photos' && days
                ? t('myData.retention.photos.days', { days })
                : t(`myData.retention.${kind}.time`)}
            </dd>
          </div>
        ))}
      </dl>
      <UiLink render={<Link to="/legal/privacy" />}>{t('myData.retention.link')}</UiLink>
    </Card>
  );
}
