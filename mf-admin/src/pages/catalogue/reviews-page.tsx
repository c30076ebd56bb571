import { type DeskReview, listReviews, updateReview } from '@aimante/api-contract/reviews';
import { useApi } from '@aimante/remote/data';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewColumns } from '../../catalogue/review/review-columns.tsx';
import { ReviewDrawer } from '../../catalogue/review/review-drawer.tsx';
import { reviewStates } from '../../catalogue/review/review-state.ts';
import { choice, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { useBulk } from '../../list/use-bulk.ts';

const KEY = 'reviews';
const nameOf = ({ title, text }: DeskReview) => title ?? text;

export function ReviewsPage() {
  const { t } = useTranslation();
  const api = useApi();
  const state = useListState();
  const bulk = useBulk(KEY, nameOf);
  const [opened, open] = useState<DeskReview>();
  const source = usePagedList({
    key: KEY,
    filter: { state: oneOf(reviewStates, state.get('state')), search: state.search || undefined },
    load: (call, query, options) => call(listReviews, { query }, options),
    isLive: true,
  });
  const states = choice({
    id: 'state',
    label: t('reviews.state'),
    words: reviewStates,
    textOf: (word) => t(`reviews.states.${word}`),
  });
  return (
    <ListFrame
      list="reviews"
      title={t('links.reviews')}
      lead={t('reviews.lead')}
      source={source}
      columns={useReviewColumns()}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        ...states.options.map(({ value, label }) => ({ id: value, label, search: `state=${value}` })),
      ]}
      filters={[states]}
      searchLabel={t('reviews.search')}
      actions={[
        {
          id: 'publish',
          label: t('reviews.publish'),
          icon: <Check size={16} />,
          fits: (row) => row.state !== 'published',
          run: (rows) =>
            bulk.each(rows, {
              work: ({ id, version }) =>
                api(updateReview, { params: { id }, body: { version, state: 'published', refusal: null } }),
              text: (count) => t('reviews.publishedNow', { count }),
            }),
        },
      ]}
      open={(review) => () => open(review)}
      nameOf={nameOf}
      empty={{ title: t('reviews.empty.title'), text: t('reviews.empty.text') }}
    >
      {opened && <ReviewDrawer key={opened.id} review={opened} onClose={() => open(undefined)} />}
    </ListFrame>
  );
}
