import { areas } from '@aimante/api-contract/core/rights';
import { createRole, type Role, updateRole } from '@aimante/api-contract/team';
import { roleUpdateSchema, roleWriteSchema } from '@aimante/api-contract/team/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useLevelsField } from './level-ticks.tsx';
import { RemoveRole } from './remove-role.tsx';
import { TEAM_KEY, useRoleName } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

interface RoleDrawerProps {
  /** Undefined: a new role. */
  readonly role: Role | undefined;
  readonly onClose: () => void;
}

const noLevels = Object.fromEntries(areas.map((area) => [area, 'none'])) as Role['levels'];

export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const nameOf = useRoleName();
  const { refresh } = useRefresh(TEAM_KEY);
  const passwordField = usePasswordField();
  const levelsField = useLevelsField();
  const name = { name: 'name', label: t('team.roleName'), isWide: true } as const;
  const common = { onClose, title: role ? nameOf(role) : t('team.addRole') };
  if (!role)
    return (
      <EditDrawer
        {...common}
        schema={roleWriteSchema}
        saved={{ levels: noLevels as Role['levels'] & { team: 'none' } }}
        specs={[name, levelsField, passwordField]}
        onSave={async (body) => {
          await api(createRole, { body });
          await refresh();
        }}
      />
    );
  return (
    <EditDrawer
      {...common}
      schema={roleUpdateSchema}
      saved={{ ...role, levels: { ...role.levels, team: role.levels.team === 'read' ? 'read' : 'none' } }}
      specs={[...(role.name === null ? [] : [name]), levelsField, passwordField]}
      unedited={{ version: role.version }}
      onSave={async (body) => {
        await api(updateRole, { params: { id: role.id }, body });
        await refresh();
      }}
    >
      {role.name !== null && role.members === 0 && <RemoveRole role={role} onRemoved={onClose} />}
    </EditDrawer>
  );
}
