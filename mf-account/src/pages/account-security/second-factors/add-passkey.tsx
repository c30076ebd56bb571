import { addPasskey, type SecondFactors, startPasskey } from '@aimante/api-contract/second-factor';
import { addPasskeySchema, enrolmentSchema } from '@aimante/api-contract/second-factor/schemas';
import { untilLoaded } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { deviceName } from '@aimante/shop/device-name';
import { TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../../form/form.module.css';
import { CurrentPasswordField } from '../../../password/current-password-field.tsx';
import { FactorActions } from './factor-actions.tsx';
import { FACTORS_KEY } from './use-second-factors.ts';

export interface AddFactorProps {
  /** Confirmed by the password. A later one is confirmed by a factor that exists. */
  readonly isFirst: boolean;
  readonly onAdded: (factors: SecondFactors) => void;
  readonly onCancel: () => void;
}

const schema = addPasskeySchema.pick({ name: true }).extend(enrolmentSchema.shape);

export function AddPasskey({ isFirst, onAdded, onCancel }: AddFactorProps) {
  const { t } = useTranslation();
  const add = useApiForm({
    schema,
    defaultValues: { name: deviceName(navigator.userAgent) ?? '', ...(isFirst && { password: '' }) },
    send: async (api, { name, password }) => {
      const { ticket, passkey } = await api(startPasskey, { body: { password } });
      const { createPasskey } = await untilLoaded(() => import('@aimante/remote/second-factor'));
      return api(addPasskey, { body: { ticket, name, passkey: await createPasskey(passkey) } });
    },
    fieldOfCode: { WRONG_PASSWORD: 'password' },
    refresh: [FACTORS_KEY],
    done: t('factors.passkeyAdded'),
    onDone: onAdded,
  });
  return (
    <ApiForm form={add} className={form.form}>
      <TextField {...add.field('name', t('factors.name'))} help={t('factors.nameHelp')} required />
      {isFirst && <CurrentPasswordField {...add.field('password', t('password.current.label'))} />}
      <FactorActions label={t('factors.createPasskey')} isPending={add.change.isPending} onCancel={onCancel} />
    </ApiForm>
  );
}
