import {
  type DeskOrderDetail,
  offerSupplement,
  quoteNewOrder,
  type Supplement,
} from '@aimante/api-contract/order-desk';
import { idempotencyHeader } from '@aimante/api-contract/orders';
import { useNavigate } from '@aimante/remote';
import { keepPreviousData, useChange, useErrorText, useLoad } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { useLeaveGuard } from '../../form/leave-guard/use-leave-guard.ts';
import { type DraftLine, itemsOf, pricedItems } from '../new-order/draft-lines.ts';
import { LineEditor } from '../new-order/line-editor.tsx';
import { QuoteSums } from '../new-order/quote-sums.tsx';
import { orderKeys } from '../order/use-latest-order.ts';

/** Items that are added to a paid order. The customer pays them by a link in a mail. */
export function SupplementForm({ order }: { readonly order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  // One idempotency key for the page: a second press never offers a second supplement.
  const [key] = useState(newId);
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [isPressed, setIsPressed] = useState(false);
  const items = itemsOf(lines);
  const isIncomplete = lines.length === 0 || items.some(({ quantity }) => quantity === 0);
  const quote = useSupplementQuote(order.id, items);
  const offer = useChange(
    (api, body: Supplement) =>
      api(offerSupplement, { params: { id: order.id }, body }, { headers: { [idempotencyHeader]: key } }),
    {
      refresh: [['orders'], ...orderKeys(order.id)],
      failure: 'inline',
      done: () => t('supplement.offered'),
      onDone: ({ id }) => navigate(`/admin/orders/${id}`, { replace: true }),
      onFailure: () => void quote.refetch(),
    },
  );
  useLeaveGuard(lines.length > 0 && !offer.isSuccess);
  function send() {
    setIsPressed(true);
    if (!isIncomplete) offer.mutate({ items, quoteHash: quote.data?.quoteHash ?? '', version: order.version });
  }
  return (
    <>
      <Notice tone="neutral">{t('supplement.text')}</Notice>
      {offer.error && <Notice tone="danger">{errorText(offer.error)}</Notice>}
      <TwoColumns
        main={
          <Panel title={t('supplement.items')}>
            <LineEditor
              lines={lines}
              quote={quote.data}
              error={isPressed && isIncomplete ? t('newOrder.incomplete') : undefined}
              onChange={setLines}
            />
          </Panel>
        }
        side={
          <Panel title={t('supplement.toPay')}>
            <p>{t('supplement.goesTo', { email: order.email })}</p>
            <QuoteSums quote={quote.data}>
              <Button size="desk" loading={offer.isPending || quote.isFetching} onClick={send}>
                {t('supplement.offer')}
              </Button>
            </QuoteSums>
          </Panel>
        }
      />
    </>
  );
}

/** Null: nothing is chosen yet. */
function useSupplementQuote(orderId: string, items: Supplement['items']) {
  const priced = pricedItems(items);
  const body = { items: priced, supplements: orderId };
  return useLoad((api) => ({
    queryKey: ['supplement-quote', body],
    queryFn: ({ signal }) => (priced.length === 0 ? null : api(quoteNewOrder, { body }, { signal })),
    placeholderData: keepPreviousData,
  }));
}
