import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { Section } from '../../section/section.tsx';
import styles from './testimonials.module.css';

const TESTIMONIALS = [
  { id: 'first', rating: 5, date: '2026-09-18' },
  { id: 'second', rating: 5, date: '2026-10-02' },
  { id: 'third', rating: 5, date: '2026-10-27' },
] as const;
const BEST = 5;

export function Testimonials() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Section title={t('home.testimonials.title')} tone="blush" size="small" isTitleHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable, for keyboards. */}
      <ul className={styles.list} tabIndex={0} aria-label={t('home.testimonials.title')}>
        {TESTIMONIALS.map(({ id, rating, date }) => (
          <li key={id}>
            <figure className={styles.quote}>
              <span
                className={styles.stars}
                role="img"
                aria-label={t('home.testimonials.rating', { rating, best: BEST })}
              >
                {Array.from({ length: rating }, (_, place) => (
                  <Star key={place} size={15} fill="currentColor" />
                ))}
              </span>
              <blockquote>{t(`home.testimonials.${id}.text`)}</blockquote>
              <figcaption>
                <strong>{t(`home.testimonials.${id}.author`)}</strong>
                {t(`home.testimonials.${id}.role`)} — <time dateTime={date}>{formatDate(date, locale)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('home.testimonials.note')}</p>
    </Section>
  );
}
