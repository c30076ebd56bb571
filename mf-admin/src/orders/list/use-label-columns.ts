import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/source/list-types.ts';
import { fullName, relayText } from '../order/delivery-words.ts';

type LabelColumn = ListColumn<DeskOrderDetail>;

export function useLabelColumns(): readonly LabelColumn[] {
  const { t } = useTranslation();
  const column = (id: string, label: string, csv: LabelColumn['csv']): LabelColumn => ({ id, label, csv });
  const part = (name: 'company' | 'line1' | 'line2' | 'postalCode' | 'city' | 'country') =>
    column(name, t(`orders.label.${name}`), ({ shippingAddress }) => shippingAddress?.[name] ?? '');
  return [
    column('number', t('orders.column.number'), ({ number }) => number),
    column('name', t('orders.column.customer'), ({ shippingAddress: to }) => (to ? fullName(to) : '')),
    part('company'),
    part('line1'),
    part('line2'),
    part('postalCode'),
    part('city'),
    part('country'),
    column('relay', t('orders.label.relay'), ({ relay }) => relayText(relay)),
    column('phone', t('order.phone'), ({ phone }) => phone ?? ''),
    column('email', t('users.email'), ({ email }) => email),
    column('method', t('orders.delivery'), ({ shippingMethodName }) => shippingMethodName),
  ];
}
