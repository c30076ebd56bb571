import { type Member, type Role, setMemberRoles } from '@aimante/api-contract/team';
import { memberRolesSchema } from '@aimante/api-contract/team/schemas';
import { Link } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { MemberAccess } from './member-access.tsx';
import { useRolesField } from './role-choice.tsx';
import styles from './team.module.css';
import { nameOfMember, TEAM_KEY } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

interface MemberDrawerProps {
  readonly member: Member;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** The roles of a member. Without a role the person leaves the team. */
export function MemberDrawer({ member, roles, onClose }: MemberDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(TEAM_KEY);
  const rolesField = useRolesField(roles);
  const passwordField = usePasswordField();
  const format = useFormat();
  return (
    <EditDrawer
      title={nameOfMember(member)}
      onClose={onClose}
      schema={memberRolesSchema}
      saved={member}
      above={member.since && <p className={styles.since}>{t('team.since', { day: format.day(member.since) })}</p>}
      specs={[{ ...rolesField, help: t('team.noRole') }, passwordField]}
      onSave={async (body) => {
        await api(setMemberRoles, { params: { id: member.id }, body });
        await refresh();
      }}
    >
      <p>{t('team.noRole')}</p>
      <MemberAccess member={member} />
      <p className={styles.since}>
        <Link to={`/admin/team/journal?actor=${member.id}`}>{t('team.journal.ofMember')}</Link>
      </p>
    </EditDrawer>
  );
}
