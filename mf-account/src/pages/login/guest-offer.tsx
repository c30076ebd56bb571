import { Link } from '@aimante/remote';
import { Button, Card } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { guestAddress, type LoginIntent } from '../../login-intent/login-intent.ts';
import styles from './login-page.module.css';

interface GuestOfferProps {
  readonly intent: LoginIntent;
  /** The page that asks for an account. */
  readonly target: string;
}

export function GuestOffer({ intent, target }: GuestOfferProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Card className={styles.guest}>
        <h2>{t('login.guest.title')}</h2>
        <p>{t(`login.${intent}.guest`)}</p>
        <Button className={styles.wide} render={<Link to={guestAddress(intent, target)} />}>
          {t(`login.${intent}.button`)}
        </Button>
      </Card>
      <p className={styles.or}>{t('login.guest.or')}</p>
    </div>
  );
}
