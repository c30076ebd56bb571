import type { DeskReview } from '@aimante/api-contract/reviews';
import { Badge } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { RowName } from '../../list/row-name.tsx';
import type { ListColumn } from '../../list/source/list-types.ts';
import { AgeText } from '../../numbers/age-text.tsx';
import { reviewTones } from './review-state.ts';

const PROMISED_HOURS = 24;

export function useReviewColumns(): readonly ListColumn<DeskReview>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'review',
      label: t('reviews.review'),
      isRowHeader: true,
      cell: ({ title, text, author }) => <RowName detail={author ?? '–'}>{title ?? text}</RowName>,
      csv: ({ title, text }) => [title, text].filter(Boolean).join('\n'),
    },
    {
      id: 'stars',
      label: t('reviews.stars'),
      onPhone: 'badge',
      cell: ({ stars }) => t('reviews.ofFive', { stars }),
      csv: ({ stars }) => stars,
    },
    {
      id: 'product',
      label: t('reviews.product'),
      onPhone: 'line',
      csv: ({ product }) => product.name,
    },
    {
      id: 'photos',
      label: t('reviews.photos'),
      onPhone: 'hidden',
      align: 'end',
      csv: ({ pictures }) => pictures.length,
    },
    {
      id: 'order',
      label: t('reviews.order'),
      onPhone: 'hidden',
      cell: ({ order }) => order?.number ?? <Badge icon={null}>{t('reviews.sample')}</Badge>,
      csv: ({ order }) => order?.number ?? '',
    },
    {
      id: 'state',
      label: t('reviews.state'),
      onPhone: 'badge',
      cell: ({ state }) => <Badge tone={reviewTones[state]}>{t(`reviews.states.${state}`)}</Badge>,
      csv: ({ state }) => t(`reviews.states.${state}`),
    },
    {
      id: 'age',
      label: t('reviews.age'),
      onPhone: 'corner',
      align: 'end',
      cell: ({ createdAt, state }) => (
        <AgeText since={createdAt} lateAfterHours={state === 'waiting' ? PROMISED_HOURS : undefined} />
      ),
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
  ];
}
