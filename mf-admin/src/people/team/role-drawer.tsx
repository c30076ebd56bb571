import { type Area, areas, levels as levelWords } from '@aimante/api-contract/core/rights';
import { createRole, type Role, updateRole } from '@aimante/api-contract/team';
import { roleUpdateSchema, roleWriteSchema } from '@aimante/api-contract/team/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import type { FieldSpec } from '../../form/fields/field-spec.ts';
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
  const levelFields = useLevelFields();
  const name = { name: 'name', label: t('team.roleName'), isWide: true } as const;
  const common = { onClose, title: role ? nameOf(role) : t('team.addRole') };
  if (!role)
    return (
      <EditDrawer
        {...common}
        schema={roleWriteSchema}
        saved={{ levels: noLevels as Role['levels'] & { team: 'none' } }}
        specs={[name, ...levelFields, passwordField]}
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
      specs={[...(role.name === null ? [] : [name]), ...levelFields, passwordField]}
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

type LevelField = FieldSpec<`levels.${Area}`>;

function useLevelFields(): readonly LevelField[] {
  const { t } = useTranslation();
  return areas.map((area) => ({
    name: `levels.${area}`,
    label: t(`team.areas.${area}`),
    kind: 'select',
    options: (area === 'team' ? (['none', 'read'] as const) : levelWords).map((level) => ({
      value: level,
      label: t(`team.levels.${level}`),
    })),
  }));
}
