import { getMaintenance } from '@aimante/api-contract/settings';
import { Link } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from './arrivals-ms.ts';
import styles from './shop-state.module.css';

/** Shows whether the shop is open to customers, and links to the setting. */
export function ShopState() {
  const { t } = useTranslation();
  const { data } = useAnswer(getMaintenance, { queryKey: ['maintenance'], refetchInterval: ARRIVALS_MS });
  if (!data) return null;
  return (
    <Link to="/admin/settings?tab=maintenance" className={styles.state} data-closed={data.enabled || undefined}>
      {t(data.enabled ? 'desk.closed' : 'desk.open')}
    </Link>
  );
}
