import {
  type Coupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  listCouponUses,
  updateCoupon,
} from '@aimante/api-contract/coupons';
import { useT } from '@aimante/remote';
import { Loaded, useApi, useChange, useLoad, useRefresh } from '@aimante/remote/data';
import { Button, Notice, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import type { FieldSpec } from '../edit-form/draft-field.tsx';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { RemoveButton } from '../edit-form/remove-button.tsx';
import { useLatest } from '../edit-form/use-latest.ts';
import { useFormat } from '../numbers/format.ts';
import { type CouponField, couponDraft, couponGrant, couponRules } from './coupon-draft.ts';
import { makeCode } from './make-code.ts';

const KEY = ['coupons'];

interface CouponDrawerProps {
  /** The coupon to edit, or the template of a new one. */
  readonly coupon: Coupon | undefined;
  readonly isNew: boolean;
  readonly onDuplicate: (coupon: Coupon) => void;
  readonly onClose: () => void;
}

export function CouponDrawer({ coupon: given, isNew, onDuplicate, onClose }: CouponDrawerProps) {
  const t = useT();
  const api = useApi();
  const [made] = useState(() => makeCode(''));
  const [coupon, reload] = useLatest(given, async (call) =>
    (await call(listCoupons)).find(({ id }) => id === given?.id),
  );
  const isUsed = !isNew && (coupon?.used ?? 0) > 0;
  const { refresh } = useRefresh(KEY);
  const saved = couponDraft(coupon);
  const specs = useCouponSpecs(isUsed);
  return (
    <EditDrawer
      title={isNew ? t('coupons.add') : (coupon?.code ?? '')}
      specs={specs}
      saved={isNew ? { ...saved, code: made } : saved}
      onClose={onClose}
      onReload={reload}
      onSave={async (draft) => {
        if (coupon && !isNew)
          await api(updateCoupon, {
            params: { id: coupon.id },
            body: { version: coupon.version, ...(isUsed ? {} : couponGrant(draft)), ...couponRules(draft) },
          });
        else
          await api(createCoupon, {
            body: { ...couponGrant(draft), ...couponRules(draft), scope: coupon?.scope ?? {} },
          });
        await refresh();
      }}
    >
      {isUsed && <Notice tone="info">{t('coupons.frozen')}</Notice>}
      {coupon && !isNew && <CouponHistory coupon={coupon} onDuplicate={onDuplicate} onClose={onClose} />}
    </EditDrawer>
  );
}

function useCouponSpecs(isUsed: boolean): FieldSpec<CouponField>[] {
  const t = useT();
  return [
    { name: 'code', label: t('coupons.code'), kind: 'code', isRequired: true, maxLength: 40, isDisabled: isUsed },
    {
      name: 'type',
      label: t('coupons.type'),
      kind: 'select',
      isDisabled: isUsed,
      options: [
        { value: 'percentage', label: t('coupons.percentage') },
        { value: 'fixed', label: t('coupons.fixed') },
      ],
    },
    { name: 'value', label: t('coupons.value'), kind: 'number', isRequired: true, isDisabled: isUsed },
    { name: 'minimum', label: t('coupons.minimum'), kind: 'amount', unit: '€', isDisabled: isUsed },
    { name: 'starts', label: t('coupons.starts'), kind: 'moment' },
    { name: 'ends', label: t('coupons.ends'), kind: 'moment' },
    { name: 'uses', label: t('coupons.uses'), kind: 'number', help: t('coupons.noLimit') },
    { name: 'perCustomer', label: t('coupons.perCustomer'), kind: 'number', help: t('coupons.noLimit') },
    { name: 'firstOrder', label: t('coupons.firstOrder'), kind: 'switch' },
    { name: 'active', label: t('coupons.active'), kind: 'switch' },
    { name: 'note', label: t('coupons.note'), kind: 'area', maxLength: 300 },
  ];
}

function CouponHistory({
  coupon,
  onDuplicate,
  onClose,
}: Omit<CouponDrawerProps, 'isNew' | 'coupon'> & { coupon: Coupon }) {
  const t = useT();
  const format = useFormat();
  const uses = useLoad((api) => ({
    queryKey: ['coupon-uses', coupon.id],
    queryFn: () => api(listCouponUses, { params: { id: coupon.id } }),
  }));
  const remove = useChange((api) => api(deleteCoupon, { params: { id: coupon.id } }), {
    refresh: [KEY, ['coupons-deleted']],
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <>
      <h3>{t('coupons.history')}</h3>
      <Loaded query={uses} skeleton={<Skeleton shape="block" height="4rem" />}>
        {(items) =>
          items.length === 0 ? (
            <p>{t('coupons.unused')}</p>
          ) : (
            <ul>
              {items.map((use) => (
                <li key={use.orderId}>
                  {use.orderNumber} · {use.email} · {format.euros(use.discountCents)} · {format.day(use.at)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button variant="text" size="desk" onClick={() => onDuplicate(coupon)}>
        {t('coupons.duplicate')}
      </Button>
      <RemoveButton
        label={t('coupons.remove')}
        question={{ title: t('action.deleteNamed', { name: coupon.code }), text: t('coupons.removeText') }}
        isBusy={remove.isPending}
        onRemove={() => remove.mutate()}
      />
    </>
  );
}
