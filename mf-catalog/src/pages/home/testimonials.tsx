import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { useTranslation } from 'react-i18next';
import { Section } from '../../section/section.tsx';
import { Stars } from '../../stars/stars.tsx';
import styles from './testimonials.module.css';

const TESTIMONIALS = [
  { id: 'first', rating: 5, date: '2026-09-18' },
  { id: 'second', rating: 5, date: '2026-10-02' },
  { id: 'third', rating: 5, date: '2026-10-27' },
] as const;

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
              <Stars rating={rating} />
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
