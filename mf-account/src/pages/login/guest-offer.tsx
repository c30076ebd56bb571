import { Link } from '@aimante/remote';
import { Button, Card } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { Errand } from '../../errand/errand.ts';
import styles from './login-page.module.css';

const WAYS: Readonly<Record<Errand, string>> = { checkout: '/checkout/guest', crop: '/photo-cropper' };

/** Offers to continue without an account. */
export function GuestOffer({ errand }: { errand: Errand }) {
  const { t } = useTranslation();
  return (
    <div>
      <Card className={styles.guest}>
        <h2>{t('login.guest.title')}</h2>
        <p>{t(`login.${errand}.guest`)}</p>
        <Button className={styles.wide} render={<Link to={WAYS[errand]} />}>
          {t(`login.${errand}.button`)}
        </Button>
      </Card>
      <p className={styles.or}>{t('login.guest.or')}</p>
    </div>
  );
}
