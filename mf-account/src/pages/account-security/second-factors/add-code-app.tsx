import { addCodeApp, startCodeApp } from '@aimante/api-contract/second-factor';
import { addCodeAppSchema, enrolmentSchema } from '@aimante/api-contract/second-factor/schemas';
import { untilLoaded } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Skeleton, TextField } from '@aimante/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../../form/form.module.css';
import { CurrentPasswordField } from '../../../password/current-password-field.tsx';
import type { AddFactorProps } from './add-passkey.tsx';
import { FactorActions } from './factor-actions.tsx';
import { FACTORS_KEY } from './use-second-factors.ts';

const QrCode = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "qr-code" */ '@aimante/ui/qr-code'))).QrCode,
}));

interface Enrolment {
  readonly ticket: string;
  readonly secret: string;
  readonly address: string;
}

/** First the password or a step-up, then the code that the app shows. */
export function AddCodeApp({ isFirst, onAdded, onCancel }: AddFactorProps) {
  const { t } = useTranslation();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const start = useApiForm({
    schema: enrolmentSchema,
    defaultValues: isFirst ? { password: '' } : {},
    send: (api, body) => api(startCodeApp, { body }),
    fieldOfCode: { WRONG_PASSWORD: 'password' },
    onDone: setEnrolment,
  });
  if (enrolment) return <FirstCode enrolment={enrolment} onAdded={onAdded} onCancel={onCancel} />;
  return (
    <ApiForm form={start} className={form.form}>
      <p>{t('factors.appText')}</p>
      {isFirst && <CurrentPasswordField {...start.field('password', t('password.current.label'))} />}
      <FactorActions label={t('factors.next')} isPending={start.change.isPending} onCancel={onCancel} />
    </ApiForm>
  );
}

interface FirstCodeProps extends Omit<AddFactorProps, 'isFirst'> {
  readonly enrolment: Enrolment;
}

const codeSchema = addCodeAppSchema.pick({ code: true });

function FirstCode({ enrolment, onAdded, onCancel }: FirstCodeProps) {
  const { t } = useTranslation();
  const { ticket, secret, address } = enrolment;
  const add = useApiForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    send: (api, { code }) => api(addCodeApp, { body: { ticket, code } }),
    fieldOfCode: { SECOND_FACTOR_WRONG: 'code' },
    refresh: [FACTORS_KEY],
    done: t('factors.appAdded'),
    onDone: onAdded,
  });
  return (
    <ApiForm form={add} className={form.form}>
      <p>{t('factors.scan')}</p>
      <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
        <QrCode text={address} label={t('factors.qr')} />
      </Suspense>
      <p className={form.note}>
        {t('factors.secret')} <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        {...add.field('code', t('factors.firstCode'))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        required
      />
      <FactorActions label={t('factors.confirmApp')} isPending={add.change.isPending} onCancel={onCancel} />
    </ApiForm>
  );
}
