import { type DeskReview, listReviews, updateReview } from '@aimante/api-contract/reviews';
import { reviewUpdateSchema } from '@aimante/api-contract/reviews/schemas';
import { Link } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useLatest } from '../../form/use-latest.ts';
import styles from './review-drawer.module.css';
import { refusals } from './review-state.ts';

interface ReviewDrawerProps {
  readonly review: DeskReview;
  readonly onClose: () => void;
}

/** Reads one review, publishes or refuses it, and answers it. Its words and its mark cannot be changed. */
export function ReviewDrawer({ review: given, onClose }: ReviewDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [review = given, reload] = useLatest(given, async (call) =>
    (await call(listReviews)).items.find(({ id }) => id === given.id),
  );
  const { refresh } = useRefresh(['reviews']);
  return (
    <EditDrawer
      title={`${t('reviews.ofFive', { stars: review.stars })} · ${review.product.name}`}
      schema={reviewUpdateSchema}
      saved={{ ...review, state: review.state === 'waiting' ? undefined : review.state }}
      specs={[
        {
          name: 'state',
          label: t('reviews.state'),
          kind: 'select',
          ifEmpty: undefined,
          options: [
            ...(review.state === 'waiting' ? [{ value: '', label: t('reviews.states.waiting') }] : []),
            { value: 'published', label: t('reviews.states.published') },
            { value: 'refused', label: t('reviews.states.refused') },
          ],
        },
        {
          name: 'refusal',
          label: t('reviews.refusal'),
          kind: 'select',
          help: t('reviews.refusalHelp'),
          ifEmpty: null,
          options: [
            { value: '', label: '–' },
            ...refusals.map((value) => ({ value, label: t(`reviews.refusals.${value}`) })),
          ],
        },
        { name: 'answer', label: t('reviews.answer'), kind: 'area', ifEmpty: null },
      ]}
      above={<Words review={review} />}
      onClose={onClose}
      onReload={reload}
      onSave={async (body) => {
        await api(updateReview, { params: { id: review.id }, body: { ...body, version: review.version } });
        await refresh();
      }}
    />
  );
}

function Words({ review: { title, text, locale, author, order, pictures } }: { readonly review: DeskReview }) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <div lang={locale}>
        {title && <h3>{title}</h3>}
        <p>{text}</p>
      </div>
      <p>
        {author ?? '–'}
        {order && (
          <>
            {' · '}
            <Link to={`/admin/orders/${order.id}`}>{order.number}</Link>
          </>
        )}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, base, pictureUrl }, place) => (
            <li key={id}>
              <a href={pictureUrl} target="_blank" rel="noreferrer">
                <img src={`${base}-320.jpg`} alt={`${t('reviews.photos')} ${place + 1}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
