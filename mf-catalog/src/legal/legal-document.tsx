import type { PublicSettings } from '@aimante/api-contract/settings';
import { useLocale } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { fillText, type LegalText, settingsValues, toBlocks } from '@aimante/shop/legal';
import { Notice, PageIntro, Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../shop-identity/settings-query.ts';
import styles from './legal-document.module.css';

export function LegalDocument({ title, text, ...document }: LegalText) {
  const { t } = useTranslation();
  const settings = useLoad(settingsQuery);
  return (
    <>
      <PageIntro title={title} text={text} />
      <Loaded
        query={settings}
        failure={t('legal.error.title')}
        panel={{ layout: 'card', children: t('legal.error.text') }}
        skeleton={
          <div className={styles.loading} role="status" aria-label={t('legal.loading')}>
            {document.sections.map(({ id }) => (
              <Skeleton key={id} shape="block" width="100%" height="8rem" />
            ))}
          </div>
        }
      >
        {(data) => <Document {...document} settings={data} />}
      </Loaded>
    </>
  );
}

interface DocumentProps extends Pick<LegalText, 'updated' | 'sections'> {
  readonly settings: PublicSettings;
}

function Document({ updated, sections, settings }: DocumentProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const values = settingsValues(settings, locale);
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t('legal.contents')}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <p className={styles.updated}>{t('legal.updated', { date: formatDate(updated, locale) })}</p>
        <Notice tone="warning">{t('legal.toConfirm')}</Notice>
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            <Blocks body={fillText(section.body, values)} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Blocks({ body }: { readonly body: string }) {
  return toBlocks(body).map((block) =>
    block.kind === 'text' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.lines[0]}>
        {block.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  );
}
