import type { Role } from '@aimante/api-contract/team';
import { Checkbox } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { CustomInputProps, FieldSpec } from '../../form/fields/field-spec.ts';
import styles from './team.module.css';
import { useRoleName } from './team-words.ts';

/** The field `roles` of a form: one box for each role. */
export function useRolesField(roles: readonly Role[]): FieldSpec<'roles'> {
  const { t } = useTranslation();
  const nameOf = useRoleName();
  return {
    name: 'roles',
    label: t('team.rolesOf'),
    isWide: true,
    input: (field) => <RoleChoice {...field} roles={roles} />,
    show: (value) =>
      roles
        .filter(({ id }) => (value as string[]).includes(id))
        .map(nameOf)
        .join(', '),
    fault: t('team.roleNeeded'),
  };
}

function RoleChoice({ label, value, error, onChange, ref, roles }: CustomInputProps & { roles: readonly Role[] }) {
  const nameOf = useRoleName();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {roles.map((role, place) => (
          <Checkbox
            key={role.id}
            ref={place === 0 ? ref : undefined}
            size="desk"
            label={nameOf(role)}
            error={place === 0 ? error : undefined}
            checked={chosen.includes(role.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, role.id] : chosen.filter((id) => id !== role.id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
