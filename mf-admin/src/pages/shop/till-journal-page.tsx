import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { TwoColumns } from '../../desk/panel/panel.tsx';
import { Closings } from '../../shop/journal/closings.tsx';
import { Devices } from '../../shop/journal/devices.tsx';
import { Oddities } from '../../shop/journal/oddities.tsx';
import { Sellers } from '../../shop/journal/sellers.tsx';
import { TechnicalJournal } from '../../shop/journal/technical-journal.tsx';

/** What the owner of the tills looks at: oddities, closings, tablets and helpers. */
export function TillJournalPage() {
  const { t } = useTranslation();
  return (
    <Desk title={t('journal.title')}>
      <TwoColumns
        main={
          <>
            <Oddities />
            <Closings />
            <TechnicalJournal />
          </>
        }
        side={
          <>
            <Devices />
            <Sellers />
          </>
        }
      />
    </Desk>
  );
}
