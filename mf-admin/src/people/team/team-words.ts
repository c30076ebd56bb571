import type { Member, Role } from '@aimante/api-contract/team';
import { useTranslation } from 'react-i18next';

/** The roles that every shop has are named in the texts, the others by the shop. */
export function useRoleName(): (role: Pick<Role, 'id' | 'name'>) => string {
  const { t } = useTranslation();
  return ({ id, name }) => name ?? t(`team.roles.${id as 'owner'}`);
}

export const nameOfMember = ({ firstName, lastName, email }: Member): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Passkeys, and the app that shows codes. */
export const factorsOf = ({ passkeys, hasCodeApp }: Member): number => passkeys + (hasCodeApp ? 1 : 0);

/** The key of the team for `useAnswer` and `useRefresh`. */
export const TEAM_KEY = ['team'];
