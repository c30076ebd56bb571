import { sendContact } from '@aimante/api-contract/contact';
import { Link, useHasScripts, useLocale, useSearchParams } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Checkbox, Select, TextArea, TextField, VisuallyHidden } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../picture-field/picture-field.tsx';
import { contactFields, MAX_MESSAGE, MIN_MESSAGE, readSubject, SUBJECTS, toForm } from './contact-fields.ts';
import styles from './contact-page.module.css';

export function ContactForm({ onSent }: { readonly onSent: (ticket: string) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { form, pictures, setPictures } = useContactForm(onSent);
  const { field, fields } = form;
  const hasScripts = useHasScripts();
  return (
    <ApiForm
      form={form}
      className={styles.form}
      action={`/_forms/contact?lang=${locale}`}
      method="post"
      encType="multipart/form-data"
      noValidate={hasScripts}
      aria-label={t('contact.form.label')}
    >
      <div className={styles.pair}>
        <TextField {...field('name', t('contact.field.name'))} autoComplete="name" required />
        <TextField {...field('email', t('contact.field.email'))} type="email" autoComplete="email" required />
      </div>
      <div className={styles.pair}>
        <Select {...field('subject', t('contact.field.subject'))}>
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(`contact.subject.${subject}`)}
            </option>
          ))}
        </Select>
        <TextField
          {...field('orderNumber', t('contact.field.orderNumber'))}
          optional={t('contact.field.optional')}
          placeholder="PM-26-004217"
        />
      </div>
      <TextArea
        {...field('message', t('contact.field.message'))}
        rows={7}
        required
        minLength={MIN_MESSAGE}
        maxLength={hasScripts ? undefined : MAX_MESSAGE}
        aside={`${fields.watch('message').length} / ${MAX_MESSAGE}`}
      />
      <PictureField pictures={pictures} onChange={setPictures} note={t('contact.pictures.note')} />
      {/* A trap for bots: people do not see the field and leave it empty. */}
      <VisuallyHidden aria-hidden="true">
        <input tabIndex={-1} autoComplete="off" {...fields.register('website')} />
      </VisuallyHidden>
      <Checkbox
        {...field(
          'consent',
          <>
            {t('contact.field.consent')}{' '}
            <Link to="/legal/privacy" target="_blank">
              {t('contact.field.privacy')}
            </Link>
          </>,
        )}
        value="true"
        required
      />
      <Button
        className={styles.send}
        type="submit"
        loading={form.change.isPending}
        loadingLabel={t('contact.action.sending')}
      >
        {t('contact.action.send')}
      </Button>
    </ApiForm>
  );
}

function useContactForm(onSent: (ticket: string) => void) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const form = useApiForm({
    schema: contactFields,
    defaultValues: {
      name: '',
      email: '',
      subject: readSubject(query.get('subject')),
      orderNumber: query.get('order') ?? '',
      message: '',
      website: '',
    },
    send: (api, fields) => api(sendContact, { body: toForm(fields, pictures) }),
    canBeGuest: true,
    failure: t('contact.error.failed'),
    onDone: ({ ticket }) => onSent(ticket),
  });
  return { form, pictures, setPictures };
}
