import { type Coupon, restoreCoupon } from '@aimante/api-contract/coupons';
import { usePlatform, useT } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';

/** Restores a deleted coupon, under another code if its own is taken. */
export function RestoreCouponDrawer({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const { notify } = usePlatform();
  const { refresh } = useRefresh(['coupons'], ['coupons-deleted']);
  return (
    <EditDrawer
      title={t('coupons.restore.title', { code: coupon.code })}
      saveLabel={t('coupons.restore.action')}
      onClose={onClose}
      saved={{ code: coupon.code }}
      specs={[
        {
          name: 'code',
          label: t('coupons.code'),
          kind: 'code',
          isRequired: true,
          maxLength: 40,
          isDisabled: coupon.used > 0,
        },
      ]}
      onSave={async (draft) => {
        await api(restoreCoupon, { params: { id: coupon.id }, body: { code: draft.text('code').toUpperCase() } });
        notify({ kind: 'success', text: t('coupons.restore.done') });
        await refresh();
      }}
    >
      <p>{t('coupons.restore.text')}</p>
    </EditDrawer>
  );
}
