import { changeOrderAddress, type Order } from '@aimante/api-contract/orders';
import { orderAddressSchema } from '@aimante/api-contract/orders/schemas';
import { usePlatform, useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAccountMutation, useQueryCache } from '../account-api/account-api.ts';
import { useErrorText } from '../account-api/error-text.ts';
import { faultOfIssue } from '../form/fault-of-issue.ts';
import form from '../form/form.module.css';
import { orderKey } from '../order-status/order-query.ts';
import { isFrenchPostalCode } from '../postal-address/french-postal-code.ts';
import { PostalFields } from '../postal-address/postal-fields.tsx';

const { firstName, lastName, line1, postalCode, city, country } = orderAddressSchema.shape;
const text = (max: number) => z.string().trim().max(max);

const changeSchema = z
  .object({
    firstName,
    lastName,
    company: text(160),
    line1,
    line2: text(160),
    postalCode,
    city,
    country: country.unwrap(),
    phone: text(30),
    instructions: text(300),
  })
  .refine(({ country: where, postalCode: code }) => where !== 'FR' || !code || isFrenchPostalCode(code), {
    path: ['postalCode'],
    error: 'postalCode',
    when: () => true,
  });

type ChangeValues = z.output<typeof changeSchema>;

interface AddressChangeProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** For this order alone: the address book stays as it is. */
export function AddressChange({ order, onClose }: AddressChangeProps) {
  const t = useT();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const fields = useForm({
    resolver: zodResolver(changeSchema, { error: faultOfIssue }),
    defaultValues: initialOf(order),
    mode: 'onTouched',
  });
  const save = useAccountMutation(
    (api, values: ChangeValues) => api(changeOrderAddress, { params: { id: order.id }, body: bodyOf(values) }),
    {
      onSuccess: (saved) => {
        cache.setQueryData(orderKey(order.number), saved);
        notify({ kind: 'success', text: t('order.delivery.changed') });
        onClose();
      },
    },
  );
  return (
    <FormProvider {...fields}>
      <form className={form.form} onSubmit={fields.handleSubmit((values) => save.mutate(values))} noValidate>
        {save.error && <Notice tone="danger">{errorText(save.error, t('addresses.failure.update'))}</Notice>}
        <PostalFields />
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

function initialOf({ shippingAddress: address }: Order) {
  return {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    company: address?.company ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? 'FR',
    phone: address?.phone ?? '',
    instructions: address?.instructions ?? '',
  };
}

const bodyOf = (values: ChangeValues) => ({
  ...values,
  company: values.company || null,
  line2: values.line2 || null,
  phone: values.phone || null,
  instructions: values.instructions || null,
});
