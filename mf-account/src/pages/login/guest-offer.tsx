import { Link } from '@aimante/remote';
import { Button, Card } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { LoginIntent } from '../../login-intent/login-intent.ts';
import styles from './login-page.module.css';

const WAYS: Readonly<Record<LoginIntent, string>> = { checkout: '/checkout/guest', crop: '/photo-cropper' };

export function GuestOffer({ intent }: { intent: LoginIntent }) {
  const { t } = useTranslation();
  return (
    <div>
      <Card className={styles.guest}>
        <h2>{t('login.guest.title')}</h2>
        <p>{t(`login.${intent}.guest`)}</p>
        <Button className={styles.wide} render={<Link to={WAYS[intent]} />}>
          {t(`login.${intent}.button`)}
        </Button>
      </Card>
      <p className={styles.or}>{t('login.guest.or')}</p>
    </div>
  );
}
