import { getDeskOrder, getOrderDraft } from '@aimante/api-contract/order-desk';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { NewOrderForm } from '../../orders/new-order/new-order-form.tsx';
import { SupplementForm } from '../../orders/supplements/supplement-form.tsx';

/** A new order; with `?replaces=` the change of an unpaid one, with `?supplements=` items added to a paid one. */
export function NewOrderPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const replaced = params.get('replaces');
  const base = params.get('supplements');
  if (replaced) return <ReplacementPage id={replaced} />;
  if (base) return <SupplementPage id={base} />;
  return (
    <Desk title={t('newOrder.title')} back={{ list: 'orders', to: '/admin/orders', label: t('order.back') }}>
      <NewOrderForm />
    </Desk>
  );
}

/** Editing starts from the saved version, not from a cached one. */
const fresh = { refetchOnWindowFocus: false, gcTime: 0 };

function ReplacementPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const draft = useAnswer(getOrderDraft, { queryKey: ['order-draft', id], params: { id }, ...fresh });
  const title = draft.data ? t('newOrder.change', { number: draft.data.number }) : t('newOrder.title');
  return (
    <Desk title={title} back={{ list: 'orders', to: `/admin/orders/${id}`, label: t('newOrder.back') }}>
      <Loaded query={draft} skeleton={<PageSkeleton main={[4, 9]} side={[2, 5]} />}>
        {(data) => <NewOrderForm former={{ id, draft: data }} />}
      </Loaded>
    </Desk>
  );
}

function SupplementPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const order = useAnswer(getDeskOrder, { queryKey: ['supplemented-order', id], params: { id }, ...fresh });
  const title = order.data ? t('supplement.addTo', { number: order.data.number }) : t('supplement.add');
  return (
    <Desk title={title} back={{ list: 'orders', to: `/admin/orders/${id}`, label: t('newOrder.back') }}>
      <Loaded query={order} skeleton={<PageSkeleton main={[4]} side={[5]} />}>
        {(data) => <SupplementForm order={data} />}
      </Loaded>
    </Desk>
  );
}
