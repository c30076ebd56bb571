import { Link, useT } from '@aimante/remote';
import { Button, Card } from '@aimante/ui';
import styles from './login-page.module.css';

export function GuestOffer() {
  const t = useT();
  return (
    <div>
      <Card className={styles.guest}>
        <h2>{t('login.guest.title')}</h2>
        <p>{t('login.guest.text')}</p>
        <Button className={styles.wide} render={<Link to="/checkout/guest" />}>
          {t('login.guest.button')}
        </Button>
      </Card>
      <p className={styles.or}>{t('login.guest.or')}</p>
    </div>
  );
}
