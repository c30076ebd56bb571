import { Link } from '@aimante/remote';
import { IconButton, Menu, MenuLink } from '@aimante/ui';
import BellIcon from 'lucide-react/icons/bell';
import { useTranslation } from 'react-i18next';
import { useDashboardStats } from './arrivals.ts';
import styles from './bell.module.css';
import { MentionLinks, useMentions } from './mentions.tsx';
import { useTasks } from './use-tasks.tsx';

/** The dashboard's open tasks and the notes that mention the member, on every page. */
export function Bell() {
  const { t } = useTranslation();
  const stats = useDashboardStats();
  const tasksOf = useTasks();
  const tasks = stats ? tasksOf(stats) : [];
  const mentions = useMentions();
  const count = tasks.length + mentions.unread;
  return (
    <Menu
      trigger={
        <IconButton label={t('desk.attention', { count })} size="desk" variant="ghost">
          <span className={styles.bell}>
            <BellIcon size={18} />
            {count > 0 && (
              <span aria-hidden="true" className={styles.count}>
                {count}
              </span>
            )}
          </span>
        </IconButton>
      }
    >
      <MentionLinks mentions={mentions} />
      {count === 0 && (
        <MenuLink icon={<BellIcon size={18} />} render={<Link to="/admin" />}>
          {t('dashboard.nothingToDo')}
        </MenuLink>
      )}
      {tasks.map(({ id, text, to, icon }) => (
        <MenuLink key={id} icon={icon} render={<Link to={to} />}>
          {text}
        </MenuLink>
      ))}
    </Menu>
  );
}
