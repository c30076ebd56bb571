import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import { soldCents } from '../drafts.ts';
import type { TillFacts } from '../use-till.ts';
import styles from './closing.module.css';

/** The grand total that never starts again: what the shop knew last, and what this tablet sold since. */
export function PerpetualTotal({ facts: { stand, kept } }: { facts: TillFacts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const journal = stand?.journal;
  if (!journal) return null;
  const sinceCents = soldCents(kept.filter(({ number }) => number > stand.device.lastNumber));
  const known = format.euros(journal.perpetualCents);
  return (
    <section className={styles.perpetual} aria-label={t('journal.perpetual')}>
      <p>
        <span>{t('journal.perpetual')}</span> <span>{t('till.lastClosing', { count: journal.closings })}</span>
      </p>
      <strong>{format.euros(journal.perpetualCents + sinceCents)}</strong>
      <p>{t('till.perpetualParts', { known, since: format.euros(sinceCents) })}</p>
    </section>
  );
}
