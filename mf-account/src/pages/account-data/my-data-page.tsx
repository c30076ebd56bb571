import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import form from '../../form/form.module.css';
import { Deactivation } from './deactivation.tsx';
import { Deletion } from './deletion.tsx';
import { Export } from './export.tsx';
import { Retention } from './retention.tsx';

export function MyDataPage() {
  const { t } = useTranslation();
  return (
    <AccountFrame title={t('myData.intro.title')} text={t('myData.intro.text')}>
      <div className={form.stack}>
        <Export />
        <Retention />
        <Deactivation />
        <Deletion />
      </div>
    </AccountFrame>
  );
}
