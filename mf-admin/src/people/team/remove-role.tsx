import { deleteRole, type Role } from '@aimante/api-contract/team';
import { passwordProofSchema } from '@aimante/api-contract/team/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { TEAM_KEY, useRoleName } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

export function RemoveRole({ role, onRemoved }: { role: Role; onRemoved: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const nameOf = useRoleName();
  const { refresh } = useRefresh(TEAM_KEY);
  const passwordField = usePasswordField();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="desk" onClick={() => setIsAsked(true)}>
        {t('team.removeRole')}
      </Button>
      {isAsked && (
        <EditDrawer
          title={t('team.removeRoleTitle', { role: nameOf(role) })}
          saveLabel={t('team.removeRole')}
          isFinal
          onClose={() => setIsAsked(false)}
          schema={passwordProofSchema}
          saved={{}}
          specs={[passwordField]}
          onSave={async (body) => {
            await api(deleteRole, { params: { id: role.id }, body });
            onRemoved();
            await refresh();
          }}
        />
      )}
    </>
  );
}
