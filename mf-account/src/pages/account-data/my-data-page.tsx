import { useT } from '@aimante/remote';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import form from '../../form/form.module.css';
import { Deactivation } from '../../my-data/deactivation.tsx';
import { Deletion } from '../../my-data/deletion.tsx';
import { Export } from '../../my-data/export.tsx';
import { Retention } from '../../my-data/retention.tsx';

export function MyDataPage() {
  const t = useT();
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
