import { type Address, addAddress, updateAddress } from '@aimante/api-contract/users';
import { useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { Button, Card, Checkbox, Notice } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { hasServerFault, showInField } from '../../form/server-faults.ts';
import { PROFILE_KEY } from '../../profile-query.ts';
import { AddressFields } from './address-fields.tsx';
import { type AddressInput, type AddressValues, addressBody, addressInput, addressResolver } from './address-schema.ts';

interface AddressFormProps {
  readonly address: Partial<Address>;
  readonly onClose: () => void;
}

export function AddressForm({ address, onClose }: AddressFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const fields = useForm<AddressInput, unknown, AddressValues>({
    resolver: addressResolver,
    defaultValues: addressInput(address),
    mode: 'onTouched',
  });
  const save = useSaveAddress(address.id, onClose, (error) => {
    showInField<AddressInput>(error, { POSTAL_CODE_INVALID: 'postalCode' }, fields.setError);
  });
  const type = useWatch({ control: fields.control, name: 'type' });
  const fallback = t(address.id ? 'addresses.failure.update' : 'addresses.failure.add');
  return (
    <Card className={form.card}>
      <h2 ref={title} className={`${form.title} ${form.spaced}`} tabIndex={-1}>
        {t(address.id ? 'addresses.form.edit' : 'addresses.form.add')}
      </h2>
      <FormProvider {...fields}>
        <form className={form.form} onSubmit={fields.handleSubmit((values) => save.mutate(values))} noValidate>
          {save.error && !hasServerFault(fields.formState.errors) && (
            <Notice tone="danger">{errorText(save.error, fallback)}</Notice>
          )}
          <AddressFields />
          {type !== 'billing' && (
            <Checkbox {...fields.register('isDefaultShipping')} label={t('addresses.form.defaultShipping')} />
          )}
          {type !== 'shipping' && (
            <Checkbox {...fields.register('isDefaultBilling')} label={t('addresses.form.defaultBilling')} />
          )}
          <div className={form.actions}>
            <Button type="submit" loading={save.isPending}>
              {t('form.save.button')}
            </Button>
            <Button variant="text" onClick={onClose}>
              {t('form.cancel.button')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}

function useSaveAddress(id: string | undefined, onSaved: () => void, onFailure: (error: Error) => void) {
  const { t } = useTranslation();
  const cache = useQueryCache();
  return useChange(
    (api, values: AddressValues) => {
      const body = addressBody(values);
      return id ? api(updateAddress, { params: { id }, body }) : api(addAddress, { body });
    },
    {
      onFailure,
      onDone: async () => {
        await cache.invalidateQueries({ queryKey: PROFILE_KEY });
        onSaved();
      },
      done: t('addresses.saved.notice'),
    },
  );
}
