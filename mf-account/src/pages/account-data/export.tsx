import { requestExport } from '@aimante/api-contract/users';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Card, Notice } from '@aimante/ui';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';

export function Export() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const ask = useChange((api) => api(requestExport), { failure: 'inline' });
  return (
    <Card className={form.card} render={<section aria-labelledby="data-export" />}>
      <h2 className={form.title} id="data-export">
        {t('myData.export.title')}
      </h2>
      <p className={form.lead}>{t('myData.export.text')}</p>
      <div className={form.form}>
        {ask.error && <Notice tone="danger">{errorText(ask.error)}</Notice>}
        {ask.isSuccess ? (
          <Notice tone="success">{ask.data.message}</Notice>
        ) : (
          <div className={form.actions}>
            <Button
              variant="secondary"
              icon={<Download size={18} />}
              loading={ask.isPending}
              onClick={() => ask.mutate()}
            >
              {t('myData.export.button')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
