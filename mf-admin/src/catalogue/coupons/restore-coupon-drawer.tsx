import { type Coupon, restoreCoupon } from '@aimante/api-contract/coupons';
import { couponRestoreSchema } from '@aimante/api-contract/coupons/schemas';
import { usePlatform } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';

/** Restores a deleted coupon, under another code if its own is taken. */
export function RestoreCouponDrawer({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { notify } = usePlatform();
  const { refresh } = useRefresh(['coupons'], ['coupons-deleted']);
  return (
    <EditDrawer
      title={t('coupons.restore.title', { code: coupon.code })}
      saveLabel={t('coupons.restore.action')}
      onClose={onClose}
      schema={couponRestoreSchema}
      saved={coupon}
      specs={[{ name: 'code', label: t('coupons.code'), kind: 'code', isDisabled: coupon.used > 0 }]}
      onSave={async (body) => {
        await api(restoreCoupon, { params: { id: coupon.id }, body });
        notify({ kind: 'success', text: t('coupons.restore.done') });
        await refresh();
      }}
    >
      <p>{t('coupons.restore.text')}</p>
    </EditDrawer>
  );
}
