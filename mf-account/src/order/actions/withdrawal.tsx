import { type Order, withdrawFromOrder } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Button, Checkbox, Notice } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { ORDER_KEY, orderPass } from '../../order-status/order-query.ts';
import { Fact } from '../fact.tsx';

/**
 * Two steps, as the law requires: "renounce the contract here", then "confirm". Only for items that are not
 * personalised.
 */
export function Withdrawal({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const lines = order.lines.filter(({ id }) => order.actions.withdrawableLineIds.includes(id));
  const withdraw = useChange(
    (api, lineIds: string[]) =>
      api(withdrawFromOrder, { params: { id: order.id }, body: { lineIds, confirm: true } }, orderPass(order)),
    { refresh: [ORDER_KEY], failure: 'inline' },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const lineIds = new FormData(event.currentTarget).getAll('line').map(String);
    setIsEmpty(lineIds.length === 0);
    if (lineIds.length > 0) withdraw.mutate(lineIds);
  }

  if (withdraw.isSuccess) {
    return (
      <Fact title={t('order.withdrawal.title')}>
        <Notice tone="success">
          {t('order.withdrawal.receipt', {
            date: formatDate(withdraw.data.createdAt, locale, 'weekdayMoment'),
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
        <form className={form.form} onSubmit={submit}>
          {withdraw.error && <Notice tone="danger">{errorText(withdraw.error)}</Notice>}
          {isEmpty && <Notice tone="danger">{t('order.withdrawal.empty')}</Notice>}
          {lines.map(({ id, name, quantity }) => (
            <Checkbox
              key={id}
              name="line"
              value={id}
              defaultChecked
              label={t('order.withdrawal.line', { name, count: quantity })}
            />
          ))}
          <div className={form.actions}>
            <Button type="submit" size="small" loading={withdraw.isPending}>
              {t('order.withdrawal.confirm')}
            </Button>
            <Button variant="text" size="small" onClick={() => setIsOpen(false)}>
              {t('form.cancel.button')}
            </Button>
          </div>
        </form>
      )}
    </Fact>
  );
}
