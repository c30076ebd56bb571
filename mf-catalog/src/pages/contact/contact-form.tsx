import { sendContact } from '@aimante/api-contract/contact';
import { Link, useHasScripts, useLocale, useSearchParams } from '@aimante/remote';
import { useApi, useErrorText } from '@aimante/remote/data';
import { Button, Checkbox, Notice, Select, TextArea, TextField } from '@aimante/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ContactFields,
  contactFields,
  MAX_MESSAGE,
  MIN_MESSAGE,
  readSubject,
  SUBJECTS,
  toForm,
} from './contact-fields.ts';
import styles from './contact-page.module.css';
import { PictureField } from './picture-field.tsx';

export function ContactForm({ onSent }: { readonly onSent: (ticket: string) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { register, handleSubmit, watch, formState, failure, pictures, setPictures, send } = useContactForm(onSent);
  const { errors, isSubmitting } = formState;
  const hasScripts = useHasScripts();
  const errorOf = (field: keyof ContactFields) => {
    const key = errors[field]?.message;
    return key && t(key as 'contact.error.name');
  };
  return (
    <form
      className={styles.form}
      action={`/_forms/contact?lang=${locale}`}
      method="post"
      encType="multipart/form-data"
      onSubmit={handleSubmit(send)}
      noValidate={hasScripts}
      aria-label={t('contact.form.label')}
    >
      <div className={styles.pair}>
        <TextField
          label={t('contact.field.name')}
          autoComplete="name"
          required
          error={errorOf('name')}
          {...register('name')}
        />
        <TextField
          label={t('contact.field.email')}
          type="email"
          autoComplete="email"
          required
          error={errorOf('email')}
          {...register('email')}
        />
      </div>
      <div className={styles.pair}>
        <Select label={t('contact.field.subject')} {...register('subject')}>
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(`contact.subject.${subject}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('contact.field.orderNumber')}
          optional={t('contact.field.optional')}
          placeholder="PM-26-004217"
          error={errorOf('orderNumber')}
          {...register('orderNumber')}
        />
      </div>
      <TextArea
        label={t('contact.field.message')}
        rows={7}
        required
        minLength={MIN_MESSAGE}
        maxLength={hasScripts ? undefined : MAX_MESSAGE}
        aside={`${watch('message').length} / ${MAX_MESSAGE}`}
        error={errorOf('message')}
        {...register('message')}
      />
      <PictureField pictures={pictures} onChange={setPictures} />
      {/* A trap for bots: people do not see the field and leave it empty. */}
      <div className={styles.trap} aria-hidden="true">
        <input tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <Checkbox
        label={
          <>
            {t('contact.field.consent')}{' '}
            <Link to="/legal/privacy" target="_blank">
              {t('contact.field.privacy')}
            </Link>
          </>
        }
        value="true"
        required
        error={errorOf('consent')}
        {...register('consent')}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button className={styles.send} type="submit" loading={isSubmitting} loadingLabel={t('contact.action.sending')}>
        {t('contact.action.send')}
      </Button>
    </form>
  );
}

/** A failure keeps the typed text. */
function useContactForm(onSent: (ticket: string) => void) {
  const { t } = useTranslation();
  const api = useApi();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const form = useForm<ContactFields>({
    resolver: zodResolver(contactFields),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      email: '',
      subject: readSubject(query.get('subject')),
      orderNumber: query.get('order') ?? '',
      message: '',
      website: '',
    },
  });
  const send: SubmitHandler<ContactFields> = async (fields) => {
    setFailure(undefined);
    try {
      const { ticket } = await api(sendContact, { body: toForm(fields, pictures) });
      onSent(ticket);
    } catch (error) {
      setFailure(errorText(error, t('contact.error.failed')));
    }
  };
  return { ...form, failure, pictures, setPictures, send };
}
