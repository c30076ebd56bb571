import { Loaded, type LoadState } from '@aimante/remote/data';
import { Badge, Button, Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { EditName } from '../../list/edit-name.tsx';
import styles from './profile-panel.module.css';

interface NamedProfile {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly isDefault?: boolean;
}

interface ProfilePanelProps<Profile extends NamedProfile> {
  readonly title: string;
  readonly addLabel: string;
  readonly profiles: LoadState<Profile[]>;
  readonly factsOf: (profile: Profile) => readonly string[];
  /** Drawer that edits a profile, or a new one. */
  readonly drawer: (profile: Profile | undefined, close: () => void) => ReactNode;
}

export function ProfilePanel<Profile extends NamedProfile>(props: ProfilePanelProps<Profile>) {
  const { title, addLabel, profiles, factsOf, drawer } = props;
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Profile | 'new'>();
  return (
    <Panel
      title={title}
      isFlush
      actions={
        <Button variant="secondary" size="deskSmall" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
          {addLabel}
        </Button>
      }
    >
      <Loaded query={profiles} skeleton={<Skeleton shape="block" height="10rem" />}>
        {(items) => (
          <Table caption={title} size="desk">
            <TableHead>
              <TableHeadCell>{t('field.name')}</TableHeadCell>
              <TableHeadCell>{t('profiles.facts')}</TableHeadCell>
            </TableHead>
            <TableBody>
              {items.map((profile) => (
                <TableRow key={profile.id}>
                  <TableCell isRowHeader className={styles.name}>
                    <EditName name={profile.name} onEdit={() => setEdited(profile)} />{' '}
                    {profile.isDefault && (
                      <Badge tone="info" icon={null}>
                        {t('profiles.default')}
                      </Badge>
                    )}
                  </TableCell>
                  <TableCell>
                    <span className={styles.facts}>{factsOf(profile).join(' · ')}</span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Loaded>
      {edited && drawer(edited === 'new' ? undefined : edited, () => setEdited(undefined))}
    </Panel>
  );
}
