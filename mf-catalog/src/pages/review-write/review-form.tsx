import { writeReview } from '@aimante/api-contract/reviews';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, TextArea, TextField } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../picture-field/picture-field.tsx';
import { MAX_TEXT, MIN_TEXT, reviewFields, toForm } from './review-fields.ts';
import styles from './review-write-page.module.css';
import { StarChoice } from './star-choice.tsx';
import { type OrderPass, REVIEWABLE_KEY } from './use-order-pass.ts';

interface ReviewFormProps {
  readonly productId: string;
  readonly author: string | null;
  readonly pass: OrderPass;
}

export function ReviewForm({ productId, author, pass }: ReviewFormProps) {
  const { t } = useTranslation();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const form = useApiForm({
    schema: reviewFields,
    defaultValues: { title: '', text: '' },
    send: (api, fields) =>
      api(writeReview, { query: pass.query, body: toForm(fields, { productId, photos }) }, pass.options),
    canBeGuest: true,
    refresh: [REVIEWABLE_KEY],
    done: t('review.sent'),
  });
  const { field, fields } = form;
  return (
    <ApiForm form={form} className={styles.form} noValidate aria-label={t('review.form')}>
      <StarChoice {...field('stars', t('review.field.stars'))} />
      <TextField {...field('title', t('review.field.title'))} optional={t('review.field.optional')} maxLength={80} />
      <TextArea
        {...field('text', t('review.field.text'))}
        rows={5}
        required
        minLength={MIN_TEXT}
        aside={`${fields.watch('text').length} / ${MAX_TEXT}`}
      />
      <PictureField pictures={photos} onChange={setPhotos} note={t('review.photosNote')} />
      <p className={styles.note}>
        {author ? t('review.signed', { author }) : t('review.unsigned')} {t('review.rules')}
      </p>
      <Button className={styles.send} type="submit" loading={form.change.isPending} loadingLabel={t('review.sending')}>
        {t('review.send')}
      </Button>
    </ApiForm>
  );
}
