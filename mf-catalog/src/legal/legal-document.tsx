import { useLocale, useT } from '@aimante/remote';
import { Notice, PageIntro } from '@aimante/ui';
import styles from './legal-document.module.css';
import { toBlocks } from './paragraphs.ts';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** See `toBlocks`. */
  readonly body: string;
}

interface LegalDocumentProps {
  readonly title: string;
  readonly text: string;
  /** The day of the last change, as `2026-11-20`. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

export function LegalDocument({ title, text, updated, sections }: LegalDocumentProps) {
  const t = useT();
  const locale = useLocale();
  const dates = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageIntro title={title} text={text} />
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
          <p className={styles.updated}>{t('legal.updated', { date: dates.format(new Date(updated)) })}</p>
          <Notice tone="warning">{t('legal.toConfirm')}</Notice>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <Blocks body={section.body} />
            </section>
          ))}
        </div>
      </div>
    </>
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
