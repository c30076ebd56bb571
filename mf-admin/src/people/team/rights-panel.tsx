import { areas, type Level } from '@aimante/api-contract/core/rights';
import type { Role } from '@aimante/api-contract/team';
import { Button, classNames, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { RoleIcon } from './role-icon.tsx';
import styles from './team.module.css';
import { useRoleName } from './team-words.ts';

interface RightsPanelProps {
  readonly roles: readonly Role[];
  readonly mayChange: boolean;
  readonly onOpen: (role: Role | 'new') => void;
}

/** What each role may do: one line for each area. */
export function RightsPanel({ roles, mayChange, onOpen }: RightsPanelProps) {
  const { t } = useTranslation();
  const nameOf = useRoleName();
  return (
    <Panel
      title={t('team.rights')}
      isFlush
      actions={
        mayChange && (
          <Button variant="secondary" size="deskSmall" onClick={() => onOpen('new')}>
            {t('team.addRole')}
          </Button>
        )
      }
    >
      <Table caption={t('team.rights')} size="desk" className={styles.table}>
        <TableHead>
          <TableHeadCell>{t('team.area')}</TableHeadCell>
          {roles.map((role) => (
            <TableHeadCell key={role.id}>
              <span className={styles.roleName}>
                <RoleIcon role={role.id} />
                {nameOf(role)}
              </span>
            </TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {areas.map((area) => (
            <TableRow key={area}>
              <TableCell isRowHeader>{t(`team.areas.${area}`)}</TableCell>
              {roles.map((role) => (
                <TableCell key={role.id} label={nameOf(role)}>
                  <LevelWord level={role.levels[area]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mayChange && (
        <div className={styles.foot}>
          {roles
            .filter(({ id }) => id !== 'owner')
            .map((role) => (
              <Button key={role.id} variant="secondary" size="deskSmall" onClick={() => onOpen(role)}>
                {t('team.changeRights', { role: nameOf(role) })}
              </Button>
            ))}
        </div>
      )}
    </Panel>
  );
}

function LevelWord({ level }: { readonly level: Level }) {
  const { t } = useTranslation();
  const isLittle = level === 'none' || level === 'read';
  return (
    <span className={classNames(styles.level, isLittle && styles.little)}>
      {level === 'all' && <Check size={16} aria-hidden="true" className={styles.whole} />}
      {t(`team.levels.${level}`)}
    </span>
  );
}
