import { Link } from '@aimante/remote';
import {
  Checkbox,
  classNames,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  VisuallyHidden,
} from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onScreen } from '../source/csv.ts';
import type { BulkReport, ListColumn } from '../source/list-types.ts';
import type { ListState } from '../source/use-list-state.ts';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table.tsx';
import { RowMenu } from './row-menu.tsx';
import { sortStep } from './sort-step.ts';
import type { Selection } from './use-selection.ts';

type RowsProps<Row extends { readonly id: string }> = Pick<
  DataTableProps<Row>,
  'caption' | 'page' | 'isOutdated' | 'columns' | 'firstSort' | 'open' | 'nameOf' | 'actions' | 'rowLinks'
> & {
  readonly state: ListState;
  /** Undefined: the list has no bulk actions. */
  readonly selection: Selection<Row> | undefined;
  readonly onDone: (report: BulkReport) => void;
};

/** Number of letters that fit the narrowest column. */
const ONE_LINE = 16;

export function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { page, isOutdated, columns, selection, state, nameOf, firstSort, actions = [], rowLinks } = props;
  const hasMenu = actions.length > 0 || rowLinks !== undefined;
  const { t } = useTranslation();
  const count = page.items.filter(({ id }) => selection?.isSelected(id)).length;
  return (
    <Table caption={props.caption} size="desk" className={styles.table}>
      <TableHead>
        {selection && (
          <TableHeadCell className={styles.check}>
            <Checkbox
              label={t('list.selectAll')}
              isLabelHidden
              size="desk"
              checked={count === page.items.length}
              isIndeterminate={count > 0 && count < page.items.length}
              onChange={({ target }) => (target.checked ? selection.select(page.items) : selection.clear())}
            />
          </TableHeadCell>
        )}
        {columns.map((column) => (
          <SortableHead key={column.id} column={column} state={state} firstSort={firstSort} />
        ))}
        {hasMenu && (
          <TableHeadCell className={styles.menu}>
            <VisuallyHidden>{t('list.rowMenus')}</VisuallyHidden>
          </TableHeadCell>
        )}
      </TableHead>
      <TableBody inert={isOutdated} aria-busy={isOutdated} className={styles.rows}>
        {page.items.map((row) => (
          <TableRow key={row.id} data-row="" isSelected={selection?.isSelected(row.id)} className={styles.row}>
            {selection && (
              <TableCell className={styles.check}>
                <Checkbox
                  label={t('list.select', { name: nameOf(row) })}
                  isLabelHidden
                  size="desk"
                  checked={selection.isSelected(row.id)}
                  onChange={() => selection.toggle(row.id)}
                />
              </TableCell>
            )}
            {columns.map((column) =>
              column.isRowHeader ? (
                <TableCell key={column.id} isRowHeader className={styles.name}>
                  <Opener open={props.open(row)}>{shown(column, row)}</Opener>
                </TableCell>
              ) : (
                <TableCell key={column.id} label={column.label} align={column.align} className={placeClass(column)}>
                  {shown(column, row)}
                </TableCell>
              ),
            )}
            {hasMenu && (
              <TableCell className={styles.menu}>
                <RowMenu
                  row={row}
                  name={nameOf(row)}
                  open={props.open(row)}
                  links={rowLinks?.(row) ?? []}
                  actions={actions}
                  onDone={props.onDone}
                />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const placeClass = <Row,>({ onPhone, isOffTablet }: ListColumn<Row>) =>
  classNames(
    onPhone && styles[onPhone],
    onPhone === 'last' ? styles.badge : undefined,
    isOffTablet ? styles.desk : undefined,
  );

/** Shows a text on two lines at most, and all of it on hover. */
function shown<Row>({ cell, csv }: ListColumn<Row>, row: Row): ReactNode {
  const content = cell ? cell(row) : onScreen(csv(row));
  if (typeof content !== 'string' || content.length < ONE_LINE) return content;
  return (
    <span className={styles.text} title={content}>
      {content}
    </span>
  );
}

function Opener({ open, children }: { open: string | (() => void); children: ReactNode }) {
  if (typeof open === 'string')
    return (
      <Link to={open} data-open="" className={styles.open}>
        {children}
      </Link>
    );
  return (
    <button type="button" data-open="" className={styles.open} onClick={open}>
      {children}
    </button>
  );
}

interface SortableHeadProps<Row> {
  readonly column: ListColumn<Row>;
  readonly state: ListState;
  readonly firstSort: string | undefined;
}

function SortableHead<Row>({ column, state, firstSort }: SortableHeadProps<Row>) {
  const { sort, align, label } = column;
  const className = classNames(
    column.onPhone === 'hidden' ? styles.hidden : undefined,
    column.isOffTablet ? styles.desk : undefined,
  );
  if (!sort)
    return (
      <TableHeadCell align={align} className={className}>
        {label}
      </TableHeadCell>
    );
  const { direction, next } = sortStep(sort, state.sort ?? firstSort);
  return (
    <TableHeadCell align={align} className={className} sort={direction} onSort={() => state.set({ sort: next })}>
      {label}
    </TableHeadCell>
  );
}
