import {
  type Coupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  listCouponUses,
  updateCoupon,
} from '@aimante/api-contract/coupons';
import { couponCreateSchema } from '@aimante/api-contract/coupons/schemas';
import { Loaded, useAnswer, useApi, useChange, useRefresh } from '@aimante/remote/data';
import { Button, Notice, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useLatest } from '../../form/use-latest.ts';
import { useFormat } from '../../numbers/format.ts';
import { makeCode } from './make-code.ts';

const KEY = ['coupons'];

const schema = couponCreateSchema.omit({ scope: true });

interface CouponDrawerProps {
  /** The coupon to edit, or the template of a new one. */
  readonly coupon: Coupon | undefined;
  readonly isNew: boolean;
  readonly onDuplicate: (coupon: Coupon) => void;
  readonly onClose: () => void;
}

export function CouponDrawer({ coupon: given, isNew, onDuplicate, onClose }: CouponDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [made] = useState(() => makeCode(''));
  const [coupon, reload] = useLatest(given, async (call) =>
    (await call(listCoupons)).find(({ id }) => id === given?.id),
  );
  const isUsed = !isNew && (coupon?.used ?? 0) > 0;
  const { refresh } = useRefresh(KEY);
  return (
    <EditDrawer
      title={isNew ? t('coupons.add') : (coupon?.code ?? '')}
      schema={schema}
      specs={useCouponSpecs(isUsed)}
      saved={{ discount_type: 'percentage', is_active: true, ...coupon, ...(isNew ? { code: made } : {}) }}
      onClose={onClose}
      onReload={reload}
      onSave={async (body) => {
        const { code, discount_type, discount, minimum_amount, ...rules } = body;
        if (coupon && !isNew)
          await api(updateCoupon, {
            params: { id: coupon.id },
            // The discount itself is frozen after the first use.
            body: { ...(isUsed ? rules : body), version: coupon.version },
          });
        else await api(createCoupon, { body: { ...body, scope: coupon?.scope ?? {} } });
        await refresh();
      }}
    >
      {isUsed && <Notice tone="info">{t('coupons.frozen')}</Notice>}
      {coupon && !isNew && <CouponHistory coupon={coupon} onDuplicate={onDuplicate} onClose={onClose} />}
    </EditDrawer>
  );
}

function useCouponSpecs(isUsed: boolean): FieldSpec<keyof z.input<typeof schema>>[] {
  const { t } = useTranslation();
  return [
    { name: 'code', label: t('coupons.code'), kind: 'code', isDisabled: isUsed },
    {
      name: 'discount_type',
      label: t('coupons.type'),
      kind: 'select',
      isDisabled: isUsed,
      options: [
        { value: 'percentage', label: t('coupons.percentage') },
        { value: 'fixed', label: t('coupons.fixed') },
      ],
    },
    { name: 'discount', label: t('coupons.value'), kind: 'number', isDisabled: isUsed },
    { name: 'minimum_amount', label: t('coupons.minimum'), kind: 'euros', unit: '€', isDisabled: isUsed },
    { name: 'starts_at', label: t('coupons.starts'), kind: 'moment' },
    { name: 'ends_at', label: t('coupons.ends'), kind: 'moment' },
    { name: 'max_uses', label: t('coupons.uses'), kind: 'number', help: t('coupons.noLimit') },
    { name: 'max_uses_per_customer', label: t('coupons.perCustomer'), kind: 'number', help: t('coupons.noLimit') },
    { name: 'first_order_only', label: t('coupons.firstOrder'), kind: 'switch' },
    { name: 'is_active', label: t('coupons.active'), kind: 'switch' },
    { name: 'note', label: t('coupons.note'), kind: 'area', ifEmpty: null },
  ];
}

function CouponHistory({
  coupon,
  onDuplicate,
  onClose,
}: Omit<CouponDrawerProps, 'isNew' | 'coupon'> & { coupon: Coupon }) {
  const { t } = useTranslation();
  const format = useFormat();
  const uses = useAnswer(listCouponUses, { queryKey: ['coupon-uses', coupon.id], params: { id: coupon.id } });
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
