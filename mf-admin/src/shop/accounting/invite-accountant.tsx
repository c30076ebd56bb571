import { Link } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { invitationOf } from '../../people/team/invitation-address.ts';

/** Opens the invitation to the team with the role of an accountant. */
export function InviteAccountant() {
  const { t } = useTranslation();
  const may = useMay();
  if (!may('team:all')) return null;
  return (
    <Button size="desk" variant="secondary" icon={<Mail size={16} />} render={<Link to={invitationOf('accountant')} />}>
      {t('accounting.invite')}
    </Button>
  );
}
