import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';
import { useOverflow } from './use-overflow.ts';

/** As cards (`display: block`), the parts lose their native role in some browsers: each one sets it explicitly. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

export interface TableProps extends ComponentProps<'table'> {
  /** The subject of the table, for screen readers. */
  caption: ReactNode;
  size?: 'medium' | 'desk' | undefined;
}

/** A native table on a sheet. Below 640 px its rows become cards. Its children are `TableHead` and `TableBody`. */
export function Table({ caption, size = 'medium', className, children, ...rest }: TableProps) {
  const sheet = useRef<HTMLElement>(null);
  const overflows = useOverflow(sheet);
  // `tabIndex` lets the keyboard scroll a table that overflows. The section has no name, so it is not a landmark.
  return (
    <section ref={sheet} tabIndex={overflows ? 0 : undefined} className={classNames(styles.sheet, className)}>
      <table {...roles.table} {...rest} className={styles.table} data-size={size}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}

/** The single row of headings. */
export function TableHead({ children, className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead {...roles.group} {...rest} className={classNames(styles.head, className)}>
      <tr {...roles.row}>{children}</tr>
    </thead>
  );
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...roles.group} {...props} />;
}

export interface TableRowProps extends ComponentProps<'tr'> {
  isSelected?: boolean | undefined;
}

export function TableRow({ isSelected, className, ...rest }: TableRowProps) {
  return <tr {...roles.row} aria-selected={isSelected} {...rest} className={classNames(styles.row, className)} />;
}

type Align = 'start' | 'end' | 'center';

export interface TableHeadCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: Align | undefined;
  /** The sort direction of this column. With `onSort` the heading is a button. */
  sort?: 'ascending' | 'descending' | 'none' | undefined;
  onSort?: (() => void) | undefined;
}

export function TableHeadCell({ align = 'start', sort, onSort, className, children, ...rest }: TableHeadCellProps) {
  const sign = { ascending: <ArrowUp size={14} />, descending: <ArrowDown size={14} />, none: null }[sort ?? 'none'];
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      aria-sort={sort}
      {...rest}
      className={classNames(styles.headCell, className)}
      data-align={align}
    >
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {children}
          {sign}
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The name of the column. A card shows it before the value. */
  label?: string | undefined;
  align?: Align | undefined;
  /** Makes the cell the heading of its row. */
  isRowHeader?: boolean | undefined;
}

export function TableCell({ label, align = 'start', isRowHeader = false, className, ...rest }: TableCellProps) {
  const shared = { className: classNames(styles.cell, className), 'data-align': align, 'data-label': label };
  return isRowHeader ? (
    <th {...roles.rowHeader} scope="row" {...rest} {...shared} />
  ) : (
    <td {...roles.cell} {...rest} {...shared} />
  );
}
