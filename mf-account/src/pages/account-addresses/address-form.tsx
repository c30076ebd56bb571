import { type Address, addAddress, updateAddress } from '@aimante/api-contract/users';
import { useQueryCache } from '@aimante/remote/data';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Card, Checkbox } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { PROFILE_KEY } from '../../use-profile.ts';
import { AddressFields } from './address-fields.tsx';
import { addressBody, addressInput, addressSchema } from './address-schema.ts';

interface AddressFormProps {
  readonly address: Partial<Address>;
  readonly onClose: () => void;
}

export function AddressForm({ address, onClose }: AddressFormProps) {
  const { t } = useTranslation();
  const cache = useQueryCache();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { id } = address;
  const save = useApiForm({
    schema: addressSchema,
    defaultValues: addressInput(address),
    send: (api, values) => {
      const body = addressBody(values);
      return id ? api(updateAddress, { params: { id }, body }) : api(addAddress, { body });
    },
    fieldOfCode: { POSTAL_CODE_INVALID: 'postalCode' },
    failure: t(id ? 'addresses.failure.update' : 'addresses.failure.add'),
    onDone: async () => {
      await cache.invalidateQueries({ queryKey: PROFILE_KEY });
      onClose();
    },
    done: t('addresses.saved.notice'),
  });
  const type = save.fields.watch('type');
  return (
    <Card className={form.card}>
      <h2 ref={title} className={`${form.title} ${form.spaced}`} tabIndex={-1}>
        {t(id ? 'addresses.form.edit' : 'addresses.form.add')}
      </h2>
      <ApiForm form={save} className={form.form}>
        <AddressFields />
        {type !== 'billing' && <Checkbox {...save.field('isDefaultShipping', t('addresses.form.defaultShipping'))} />}
        {type !== 'shipping' && <Checkbox {...save.field('isDefaultBilling', t('addresses.form.defaultBilling'))} />}
        <div className={form.actions}>
          <Button type="submit" loading={save.change.isPending}>
            {t('form.save.button')}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t('form.cancel.button')}
          </Button>
        </div>
      </ApiForm>
    </Card>
  );
}
