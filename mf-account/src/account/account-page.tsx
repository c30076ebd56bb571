import { useT } from '@aimante/remote';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export function AccountPage() {
  const t = useT();
  return <AccountFrame title={t('account.navigation.overview')}>{null}</AccountFrame>;
}
