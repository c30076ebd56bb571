import type { UserRow } from '@aimante/api-contract/users';
import { Badge } from '@aimante/ui';
import ShieldUser from 'lucide-react/icons/shield-user';
import { useTranslation } from 'react-i18next';
import { RowName } from '../list/row-name.tsx';
import type { ListColumn } from '../list/source/list-types.ts';
import { useFormat } from '../numbers/format.ts';

export const nameOfUser = ({ firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;

export const stateOf = ({ isActive, anonymisedAt }: Pick<UserRow, 'isActive' | 'anonymisedAt'>) =>
  anonymisedAt ? 'anonymised' : isActive ? 'active' : 'deactivated';

export function useUserColumns(): readonly ListColumn<UserRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const tones = { active: 'success', deactivated: 'warning', anonymised: 'neutral' } as const;
  return [
    {
      id: 'name',
      label: t('users.name'),
      isRowHeader: true,
      sort: { ascending: 'name' },
      cell: (user) => <RowName detail={user.email}>{nameOfUser(user)}</RowName>,
      csv: nameOfUser,
    },
    {
      id: 'email',
      label: t('users.email'),
      isHiddenAtFirst: true,
      csv: ({ email }) => email,
    },
    {
      id: 'type',
      label: t('users.type'),
      onPhone: 'hidden',
      csv: ({ accountType }) => t(`users.types.${accountType}`),
    },
    {
      id: 'role',
      label: t('users.role'),
      onPhone: 'badge',
      cell: ({ role }) =>
        role === 'admin' ? (
          <Badge tone="info" icon={<ShieldUser size={14} />}>
            {t('users.roles.admin')}
          </Badge>
        ) : (
          t('users.roles.customer')
        ),
      csv: ({ role }) => t(`users.roles.${role}`),
    },
    {
      id: 'orders',
      label: t('users.orders'),
      align: 'end',
      cell: ({ orderCount }) => format.count(orderCount),
      csv: ({ orderCount }) => orderCount,
    },
    {
      id: 'spent',
      label: t('users.spent'),
      onPhone: 'corner',
      align: 'end',
      sort: { descending: '-spent' },
      cell: ({ spentCents }) => format.euros(spentCents),
      csv: ({ spentCents }) => ({ cents: spentCents }),
    },
    {
      id: 'points',
      label: t('users.points'),
      onPhone: 'hidden',
      align: 'end',
      cell: ({ loyaltyPoints }) => format.count(loyaltyPoints),
      csv: ({ loyaltyPoints }) => loyaltyPoints,
    },
    {
      id: 'login',
      label: t('users.lastLogin'),
      sort: { descending: '-lastLogin' },
      isOffTablet: true,
      cell: ({ lastLoginAt }) => (lastLoginAt ? format.time(lastLoginAt) : t('users.never')),
      csv: ({ lastLoginAt }) => ({ at: lastLoginAt }),
    },
    {
      id: 'state',
      label: t('users.state'),
      onPhone: 'badge',
      cell: (user) => <Badge tone={tones[stateOf(user)]}>{t(`users.states.${stateOf(user)}`)}</Badge>,
      csv: (user) => t(`users.states.${stateOf(user)}`),
    },
  ];
}
