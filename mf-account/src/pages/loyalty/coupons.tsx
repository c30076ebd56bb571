import type { Loyalty } from '@aimante/api-contract/loyalty';
import { useLocale, usePlatform } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { Badge, Button, formatPrice } from '@aimante/ui';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import styles from './coupons.module.css';
import { Section } from './section.tsx';

type Coupon = Loyalty['coupons'][number];

export function Coupons({ coupons }: { readonly coupons: readonly Coupon[] }) {
  const { t } = useTranslation();
  return (
    <Section id="loyalty-coupons" title={t('loyalty.coupons.title')} note={t('loyalty.coupons.note')}>
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <CouponRow key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </Section>
  );
}

function CouponRow({ coupon: { code, cents, used, endsAt } }: { readonly coupon: Coupon }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { notify } = usePlatform();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      notify({ kind: 'success', text: t('loyalty.coupons.copied', { code }) });
    } catch {
      notify({ kind: 'info', text: t('loyalty.coupons.notCopied', { code }) });
    }
  }

  return (
    <li className={styles.coupon}>
      <code>{code}</code>
      <span>{formatPrice(cents, locale)}</span>
      <span className={styles.end}>{endsAt && t('loyalty.coupons.until', { date: formatDate(endsAt, locale) })}</span>
      {used ? (
        <Badge tone="neutral">{t('loyalty.coupons.used')}</Badge>
      ) : (
        <Button
          variant="text"
          size="small"
          icon={<Copy size={16} />}
          aria-label={t('loyalty.coupons.copyLabel', { code })}
          onClick={() => void copy()}
        >
          {t('loyalty.coupons.copy')}
        </Button>
      )}
    </li>
  );
}
