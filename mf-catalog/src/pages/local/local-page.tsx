import type { MarketEvent } from '@aimante/api-contract/market';
import { useLocale, usePlatform } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { PageIntro, Skeleton } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { marketEventsQuery } from '../../market-queries.ts';
import { NewsletterBand } from '../../newsletter/newsletter-band.tsx';
import { Section } from '../../section/section.tsx';
import { settingsQuery } from '../../shop-identity/settings-query.ts';
import { marketsHead } from '../../shop-identity/shop-heads.ts';
import styles from './local-page.module.css';
import { MarketCard } from './market-card.tsx';
import { OnSitePressing } from './on-site-pressing.tsx';
import { PastMarkets } from './past-markets.tsx';

export function LocalPage() {
  const { t } = useTranslation();
  useMarketsHead();
  return (
    <>
      <PageIntro title={t('local.intro.title')} text={t('local.intro.text')} />
      <Markets />
      <OnSitePressing />
      <NewsletterBand />
    </>
  );
}

function useMarketsHead(): void {
  const { page } = usePlatform();
  const locale = useLocale();
  const settings = useLoad(settingsQuery).data;
  const events = useLoad(marketEventsQuery).data;
  useEffect(() => {
    if (settings) page.set(marketsHead(settings, events ?? [], locale));
  }, [page, settings, events, locale]);
}

function Markets() {
  const { t } = useTranslation();
  const events = useLoad(marketEventsQuery);
  return (
    <Loaded
      query={events}
      failure={t('local.error.title')}
      panel={{ layout: 'card', children: t('local.error.text') }}
      skeleton={<MarketSkeletons />}
    >
      {(data) => <MarketList data={data} />}
    </Loaded>
  );
}

function MarketList({ data }: { readonly data: readonly MarketEvent[] }) {
  const { t } = useTranslation();
  const upcoming = data.filter(({ isPast }) => !isPast);
  const past = data.filter(({ isPast }) => isPast).toReversed();
  return (
    <>
      <Section title={t('local.upcoming.title')} size="small">
        {upcoming.length === 0 ? (
          <p className={styles.none}>{t('local.upcoming.none')}</p>
        ) : (
          <ul className={styles.markets}>
            {upcoming.map((event) => (
              <li key={event.id}>
                <MarketCard event={event} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {past.length > 0 && <PastMarkets events={past} />}
    </>
  );
}

function MarketSkeletons() {
  const { t } = useTranslation();
  return (
    <div className={styles.markets} role="status" aria-label={t('local.loading')}>
      <Skeleton shape="block" width="100%" height="11rem" />
      <Skeleton shape="block" width="100%" height="11rem" />
    </div>
  );
}
