import { getOrderDraft } from '@aimante/api-contract/order-desk';
import { useSearchParams } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { NewOrderForm } from '../../orders/new-order/new-order-form.tsx';

/** A new order, or with `?replaces=` the change of an unpaid one. */
export function NewOrderPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const id = params.get('replaces') ?? '';
  const draft = useLoad((api) => ({
    queryKey: ['order-draft', id],
    queryFn: ({ signal }) => api(getOrderDraft, { params: { id } }, { signal }),
    enabled: id !== '',
    refetchOnWindowFocus: false,
    // Editing starts from the saved version, not from a cached one.
    gcTime: 0,
  }));
  if (id === '')
    return (
      <Desk title={t('newOrder.title')} back={{ list: 'orders', to: '/admin/orders', label: t('order.back') }}>
        <NewOrderForm />
      </Desk>
    );
  const title = draft.data ? t('newOrder.change', { number: draft.data.number }) : t('newOrder.title');
  return (
    <Desk title={title} back={{ list: 'orders', to: `/admin/orders/${id}`, label: t('newOrder.back') }}>
      <Loaded query={draft} skeleton={<PageSkeleton main={[4, 9]} side={[2, 5]} />}>
        {(data) => <NewOrderForm former={{ id, draft: data }} />}
      </Loaded>
    </Desk>
  );
}
