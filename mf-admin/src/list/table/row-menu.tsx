import { Link, usePlatform } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { IconButton, Menu, MenuItem, MenuLink, MenuSeparator } from '@aimante/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PanelRightOpen from 'lucide-react/icons/panel-right-open';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkReport, RowLink } from '../source/list-types.ts';

interface RowMenuProps<Row> {
  readonly row: Row;
  readonly name: string;
  /** Path of the row's page, or a function that opens the row in place. */
  readonly open: string | (() => void);
  readonly links: readonly RowLink[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onDone: (report: BulkReport) => void;
}

export function RowMenu<Row>({ row, name, open, links, actions, onDone }: RowMenuProps<Row>) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  const fitting = actions.filter(({ fits }) => fits?.(row) ?? true);
  async function run(action: BulkAction<Row>) {
    try {
      const report = await action.run([row]);
      if (report) onDone(report);
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
  }
  return (
    <Menu
      trigger={
        <IconButton label={t('list.rowMenu', { name })} size="desk" variant="ghost">
          <Ellipsis size={18} />
        </IconButton>
      }
    >
      {typeof open === 'string' ? (
        <MenuLink icon={<PanelRightOpen size={16} />} render={<Link to={open} />}>
          {t('list.open')}
        </MenuLink>
      ) : (
        <MenuItem icon={<PanelRightOpen size={16} />} onSelect={open}>
          {t('list.open')}
        </MenuItem>
      )}
      {links.map(({ id, label, icon, go }) =>
        typeof go === 'string' ? (
          <MenuLink key={id} icon={icon} render={<a href={go} aria-label={label} />}>
            {label}
          </MenuLink>
        ) : (
          <MenuItem key={id} icon={icon} onSelect={go}>
            {label}
          </MenuItem>
        ),
      )}
      {fitting.length > 0 && <MenuSeparator />}
      {fitting.map((action) => (
        <MenuItem key={action.id} icon={action.icon} tone={action.tone} onSelect={() => void run(action)}>
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
