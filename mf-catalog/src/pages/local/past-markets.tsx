import type { MarketEvent } from '@aimante/api-contract/market';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { useTranslation } from 'react-i18next';
import { Section } from '../../section/section.tsx';
import styles from './local-page.module.css';

const MAX_SHOWN = 8;

export function PastMarkets({ events }: { readonly events: readonly MarketEvent[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Section title={t('local.past.title')} size="small">
      <ul className={styles.past}>
        {events.slice(0, MAX_SHOWN).map((event) => (
          <li key={event.id}>
            <time dateTime={event.startsAt}>{formatDate(event.startsAt, locale, 'fullDay')}</time>
            <span>
              {event.name}, {event.place}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
