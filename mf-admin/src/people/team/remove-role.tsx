import { deleteRole, type Role } from '@aimante/api-contract/team';
import { useApi } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { FinalDrawer } from './final-drawer.tsx';
import { useRoleName } from './team-words.ts';

export function RemoveRole({ role, onRemoved }: { role: Role; onRemoved: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const nameOf = useRoleName();
  return (
    <FinalDrawer
      label={t('team.removeRole')}
      title={t('team.removeRoleTitle', { role: nameOf(role) })}
      onConfirm={(password) => api(deleteRole, { params: { id: role.id }, body: { password } })}
      onDone={onRemoved}
    />
  );
}
