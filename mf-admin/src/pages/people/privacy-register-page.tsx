import { getProcessingRegister, type ProcessingRegister } from '@aimante/api-contract/privacy';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer, useApi } from '@aimante/remote/data';
import { Button, Skeleton } from '@aimante/ui';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { Facts, Panel } from '../../desk/panel/panel.tsx';
import { DownloadButton } from '../../download/download-button.tsx';
import { csvFile } from '../../list/source/csv.ts';
import styles from '../../people/privacy/privacy.module.css';
import { type RegisterRow, useRegisterColumns } from '../../people/privacy/use-register-columns.ts';

type Activity = ProcessingRegister['activities'][number];

/** The register of processing, to read, print or download. */
export function PrivacyRegisterPage() {
  const { t } = useTranslation();
  const lang = useLocale();
  const api = useApi();
  const columns = useRegisterColumns();
  const register = useAnswer(getProcessingRegister, { queryKey: ['processing-register', lang], query: { lang } });
  const rows = (register.data?.activities ?? []).flatMap((activity) =>
    activity.columns.map((column): RegisterRow => ({ activity, column })),
  );
  return (
    <Desk
      title={t('privacy.register.title')}
      lead={t('privacy.register.lead')}
      back={{ list: 'privacy', label: t('links.privacy'), to: '/admin/privacy' }}
      actions={
        <>
          <Button variant="secondary" size="desk" icon={<Printer size={16} />} onClick={() => window.print()}>
            {t('privacy.register.print')}
          </Button>
          <DownloadButton
            icon={<FileDown size={16} />}
            load={() => csvFile(api, { list: 'privacy-register', name: t('privacy.register.file'), columns, rows })}
          >
            {t('privacy.register.load')}
          </DownloadButton>
        </>
      }
    >
      <Loaded
        query={register}
        skeleton={<Skeleton shape="block" height="24rem" />}
        failure={t('privacy.register.failure')}
      >
        {({ activities }) => (
          <div className={styles.page}>
            {activities.map((activity) => (
              <ActivityPanel key={activity.id} activity={activity} />
            ))}
          </div>
        )}
      </Loaded>
    </Desk>
  );
}

function ActivityPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { name, purpose, ground, term, remains, recipients, columns } = activity;
  const kinds = [...new Set(columns.map(({ kind }) => kind))];
  const tables = [...new Set(columns.map(({ table }) => table))];
  const columnsOf = (table: string) =>
    columns
      .filter((each) => each.table === table)
      .map(({ column }) => column)
      .join(', ');
  return (
    <Panel title={name}>
      <Facts
        items={[
          [t('privacy.register.purpose'), purpose],
          [t('privacy.register.ground'), ground],
          [t('privacy.register.columns'), kinds.join(', ')],
          [t('privacy.register.recipients'), recipients],
          [t('privacy.register.term'), term],
          [t('privacy.register.remains'), remains ?? t('privacy.found.nothing')],
        ]}
      />
      <dl className={styles.columns}>
        {tables.map((table) => (
          <div key={table}>
            <dt>
              <code>{table}</code>
            </dt>
            <dd>{columnsOf(table)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
