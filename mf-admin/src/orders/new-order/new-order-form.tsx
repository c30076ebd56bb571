import {
  type NewOrder,
  placeNewOrder,
  replaceUnpaidOrder,
  type UnpaidOrderDraft,
} from '@aimante/api-contract/order-desk';
import { newOrderSchema } from '@aimante/api-contract/order-desk/new-order-schemas';
import { idempotencyHeader } from '@aimante/api-contract/orders';
import { useLocale, useNavigate } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
import { FormFields } from '../../form/fields/form-fields.tsx';
import { useLeaveGuard } from '../../form/leave-guard/use-leave-guard.ts';
import { SaveFailure } from '../../form/save-failure.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import { useFileAddress } from '../../thumb/use-file-address.ts';
import { orderKeys } from '../order/use-latest-order.ts';
import { CustomerSearch } from './customer-search.tsx';
import { itemsOf, linesOfDraft, quantityOf } from './draft-lines.ts';
import { fillCustomer } from './fill-customer.ts';
import { LineEditor } from './line-editor.tsx';
import { newOrderBody } from './new-order-body.ts';
import { QuoteSums } from './quote-sums.tsx';
import { useDeliveries, useNewOrderQuote } from './use-new-order-quote.ts';
import { useNewOrderSpecs } from './use-new-order-specs.ts';

const { items: itemsSchema } = newOrderSchema.shape;
const noDeliveries = { methods: [], events: [], relays: [] };

interface NewOrderFormProps {
  /** The unpaid order that is changed. */
  readonly former?: { readonly id: string; readonly draft: UnpaidOrderDraft };
}

/** An order that a member of the team takes for a customer, or the new contents of an unpaid one. */
export function NewOrderForm({ former }: NewOrderFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const locale = useLocale();
  const address = useFileAddress();
  const draft = former?.draft;
  // One idempotency key for the page: a second press never places a second order.
  const [key] = useState(newId);
  const [begun] = useState(() => (draft ? linesOfDraft(draft, address) : []));
  const [lines, setLines] = useState(begun);
  const items = itemsOf(lines);
  const isIncomplete = lines.length === 0 || items.some(({ quantity }) => quantity === 0);
  const place = useChange(
    (api, body: NewOrder) => {
      const options = { headers: { [idempotencyHeader]: key } };
      if (!former) return api(placeNewOrder, { body }, options);
      const { email: _, locale: __, ...contents } = body;
      const replacement = { ...contents, version: former.draft.version };
      return api(replaceUnpaidOrder, { params: { id: former.id }, body: replacement }, options);
    },
    {
      refresh: [['orders'], ['dashboard'], ...(former ? orderKeys(former.id) : [])],
      failure: 'inline',
      done: ({ number }) => t(former ? 'newOrder.replaced' : 'newOrder.done', { number }),
      onDone: ({ id }) => navigate(`/admin/orders/${id}`, { replace: true }),
      onFailure: () => void quote.refetch(),
    },
  );
  const base = useNewOrderSpecs(noDeliveries);
  const itemsSpec = {
    name: 'items',
    label: t('order.lines'),
    isWide: true,
    input: ({ error, ref }) => (
      <LineEditor
        focusRef={ref}
        lines={lines}
        quote={quote.data}
        // The form's own text is of the lines before the last press.
        error={error && isIncomplete ? t('newOrder.incomplete') : undefined}
        onChange={setLines}
      />
    ),
  } as const satisfies FieldSpec;
  const form = useEditForm({
    schema: newOrderSchema.omit({ quoteHash: true }).extend({ items: z.preprocess(() => items, itemsSchema) }),
    specs: [
      itemsSpec,
      ...base.customer,
      ...base.address,
      ...[base.method, base.relay, base.event, base.coupon, base.note, base.payment],
    ],
    saved: draft ?? { locale, payment: 'link', shipping: { method: 'standard', address: { country: 'FR' } } },
    onSave: (body) => place.mutateAsync(newOrderBody({ ...body, quoteHash: quote.data?.quoteHash ?? '' })),
  });
  const quote = useNewOrderQuote(form, items, former?.id ?? null);
  const magnets = lines.reduce((sum, line) => sum + quantityOf(line), 0);
  const { shippingMethod, ...deliveries } = useDeliveries(form, magnets, quote.data?.parcel);
  const specs = useNewOrderSpecs(deliveries);
  useLeaveGuard((form.changed.length > 0 || lines !== begun) && !place.isSuccess);
  const way = { relay: [specs.relay], market: [specs.event], standard: [], express: [] }[shippingMethod];
  return (
    <>
      {draft && <Notice tone="neutral">{t('newOrder.replaceText')}</Notice>}
      <SaveFailure form={form} />
      <TwoColumns
        main={
          <>
            <Panel title={t('order.lines')}>
              <FormFields form={form} specs={[itemsSpec]} />
            </Panel>
            <Panel title={t('order.customer')}>
              {!draft && <CustomerSearch onChoose={(customer) => fillCustomer(form, customer)} />}
              <FormFields
                form={form}
                specs={[...specs.customer.map((spec) => ({ ...spec, isDisabled: Boolean(draft) })), ...specs.address]}
              />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={t('order.delivery')}>
              <FormFields form={form} specs={[{ ...specs.method, isWide: true }, ...way]} />
            </Panel>
            <Panel title={t('newOrder.payment')}>
              <FormFields form={form} specs={[specs.payment, { ...specs.coupon, isWide: true }, specs.note]} />
              <QuoteSums quote={quote.data}>
                <Button size="desk" loading={form.isSaving || quote.isFetching} onClick={form.submit}>
                  {t(draft ? 'newOrder.replace' : 'newOrder.place')}
                </Button>
              </QuoteSums>
            </Panel>
          </>
        }
      />
    </>
  );
}
