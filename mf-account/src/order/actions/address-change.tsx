import { changeOrderAddress, type Order } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { deliveryCountries } from '@aimante/shop/postal';
import { Button, Notice } from '@aimante/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { faultOfIssue } from '../../form/fault-of-issue.ts';
import form from '../../form/form.module.css';
import { keepOrder, orderPass } from '../../order-status/order-query.ts';
import { PostalFields } from '../../postal-address/postal-fields.tsx';
import {
  hasRightPostalCode,
  POSTAL_CODE_FAULT,
  postalBody,
  postalFields,
  postalInput,
} from '../../postal-address/postal-schema.ts';

const changeSchema = z.object(postalFields).refine(hasRightPostalCode, POSTAL_CODE_FAULT);

type ChangeValues = z.output<typeof changeSchema>;

interface AddressChangeProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Changes the address of this order only, not the address book. */
export function AddressChange({ order, onClose }: AddressChangeProps) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const fields = useForm({
    resolver: zodResolver(changeSchema, { error: faultOfIssue }),
    defaultValues: postalInput(order.shippingAddress ?? {}),
    mode: 'onTouched',
  });
  const save = useChange(
    (api, values: ChangeValues) =>
      api(changeOrderAddress, { params: { id: order.id }, body: postalBody(values) }, orderPass(order)),
    {
      onDone: (saved) => {
        keepOrder(cache, saved);
        notify({ kind: 'success', text: t('order.delivery.changed') });
        onClose();
      },
      failure: 'inline',
    },
  );
  return (
    <FormProvider {...fields}>
      <form className={form.form} onSubmit={fields.handleSubmit((values) => save.mutate(values))} noValidate>
        {save.error && <Notice tone="danger">{errorText(save.error, t('addresses.failure.update'))}</Notice>}
        <PostalFields countries={deliveryCountries} />
        <div className={form.actions}>
          <Button type="submit" size="small" loading={save.isPending}>
            {t('form.save.button')}
          </Button>
          <Button variant="text" size="small" onClick={onClose}>
            {t('form.cancel.button')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
