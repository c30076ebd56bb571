import { changeOrderAddress, type Order } from '@aimante/api-contract/orders';
import { usePlatform } from '@aimante/remote';
import { useQueryCache } from '@aimante/remote/data';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { deliveryCountries } from '@aimante/shop/postal';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
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

interface AddressChangeProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Changes the address of this order only, not the address book. */
export function AddressChange({ order, onClose }: AddressChangeProps) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const save = useApiForm({
    schema: changeSchema,
    defaultValues: postalInput(order.shippingAddress ?? {}),
    send: (api, values) =>
      api(changeOrderAddress, { params: { id: order.id }, body: postalBody(values) }, orderPass(order)),
    canBeGuest: order.isGuestOrder,
    fieldOfCode: { POSTAL_CODE_INVALID: 'postalCode' },
    failure: t('addresses.failure.update'),
    onDone: (saved) => {
      keepOrder(cache, saved);
      notify({ kind: 'success', text: t('order.delivery.changed') });
      onClose();
    },
  });
  return (
    <ApiForm form={save} className={form.form}>
      <PostalFields countries={deliveryCountries} />
      <div className={form.actions}>
        <Button type="submit" size="small" loading={save.change.isPending}>
          {t('form.save.button')}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {t('form.cancel.button')}
        </Button>
      </div>
    </ApiForm>
  );
}
