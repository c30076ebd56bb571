import { type Order, withdrawFromOrder } from '@aimante/api-contract/orders';
import { withdrawSchema } from '@aimante/api-contract/orders/claim-schemas';
import { useLocale } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { formatDate } from '@aimante/shop/calendar';
import { Button, Checkbox, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { ORDER_KEY, orderPass } from '../../order-status/order-query.ts';
import { Fact } from '../fact.tsx';
import { keptQuantity } from '../kept-items.ts';

/**
 * Two steps, as the law requires: "renounce the contract here", then "confirm". Only for items that are not
 * personalised.
 */
export function Withdrawal({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const lines = order.lines.filter(({ id }) => order.actions.withdrawableLineIds.includes(id));
  const withdraw = useApiForm({
    schema: withdrawSchema.pick({ lineIds: true }),
    defaultValues: { lineIds: lines.map(({ id }) => id) },
    send: (api, { lineIds }) =>
      api(withdrawFromOrder, { params: { id: order.id }, body: { lineIds, confirm: true } }, orderPass(order)),
    canBeGuest: order.isGuestOrder,
    refresh: [ORDER_KEY],
  });
  const { error, ...line } = withdraw.field('lineIds', '');

  if (withdraw.change.isSuccess) {
    return (
      <Fact title={t('order.withdrawal.title')}>
        <Notice tone="success">
          {t('order.withdrawal.receipt', {
            date: formatDate(withdraw.change.data.createdAt, locale, 'weekdayMoment'),
            email: order.email,
          })}
        </Notice>
      </Fact>
    );
  }
  if (lines.length === 0) return null;
  return (
    <Fact title={t('order.withdrawal.title')}>
      <p>{t('order.withdrawal.text')}</p>
      {!isOpen && (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {t('order.withdrawal.open')}
        </Button>
      )}
      {isOpen && (
        <ApiForm form={withdraw} className={form.form}>
          {error && <Notice tone="danger">{error}</Notice>}
          {lines.map(({ id, name, ...units }) => (
            <Checkbox
              key={id}
              {...line}
              value={id}
              label={t('order.withdrawal.line', { name, count: keptQuantity(units) })}
            />
          ))}
          <div className={form.actions}>
            <Button type="submit" size="small" loading={withdraw.change.isPending}>
              {t('order.withdrawal.confirm')}
            </Button>
            <Button variant="text" size="small" onClick={() => setIsOpen(false)}>
              {t('form.cancel.button')}
            </Button>
          </div>
        </ApiForm>
      )}
    </Fact>
  );
}
