import { Link, useT } from '@aimante/remote';
import {
  Button,
  Checkbox,
  EmptyState,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@aimante/ui';
import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { BulkBar, BulkOutcome } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import styles from './data-table.module.css';
import { KeyHelp } from './key-help.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { BulkAction, BulkReport, ListColumn, ListFilter, ListPage, ListView } from './list-types.ts';
import { type ListState, useListState } from './use-list-state.ts';
import { useRowKeys } from './use-row-keys.ts';
import { ViewTabs } from './view-tabs.tsx';

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });
const noFilters: readonly ListFilter[] = [];

export interface DataTableProps<Row extends { readonly id: string }> {
  /** Names the list where views are kept. */
  readonly list: string;
  readonly caption: string;
  readonly page: ListPage<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly views: readonly ListView[];
  readonly filters?: readonly ListFilter[];
  readonly searchLabel?: string;
  readonly actions?: readonly BulkAction<Row>[];
  /** Where a row leads; or what opens it in place. */
  readonly open: (row: Row) => string | (() => void);
  /** How a row is called: for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Nothing there at all: what this is, and the first step. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** The one table of the back office: views, filters, search, sort, columns, selection; cards on a phone. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { page, columns, filters = noFilters } = props;
  const state = useListState();
  const [isHelping, setIsHelping] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  const sheet = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const help = useCallback(() => setIsHelping(true), []);
  useRowKeys({ table: sheet, searchBox, onHelp: help });
  const table = useTable({
    features,
    data: page.items,
    columns: columns.map(({ id, label }) => ({ id, header: label, accessorFn: (row: Row) => row.id })),
    getRowId: (row: Row) => row.id,
    initialState: {
      columnVisibility: Object.fromEntries(columns.map(({ id, isHiddenAtFirst }) => [id, !isHiddenAtFirst])),
    },
  });
  const selected = page.items.filter(({ id }) => table.state.rowSelection[id]);
  const shown = columns.filter(({ id }) => table.state.columnVisibility[id] !== false);
  const isNarrowed = state.address !== '' || state.after !== undefined;
  const closeHelp = () => setIsHelping(false);
  return (
    <div ref={sheet} className={styles.sheet}>
      <ViewTabs list={props.list} views={props.views} address={state.address} />
      <ListToolbar
        state={state}
        filters={filters}
        searchLabel={props.searchLabel}
        searchBox={searchBox}
        tools={
          <ColumnChoice
            columns={columns
              .filter((column) => !column.isRowHeader)
              .map(({ id, label }) => ({
                id,
                label,
                isVisible: table.state.columnVisibility[id] !== false,
              }))}
            onToggle={(id) => table.getColumn(id)?.toggleVisibility()}
          />
        }
      />
      {selected.length > 0 && props.actions && (
        <BulkBar
          rows={selected}
          actions={props.actions}
          onClear={() => table.resetRowSelection(true)}
          onDone={(done) => {
            setReport(done);
            if (done.refused.length === 0) table.resetRowSelection(true);
          }}
        />
      )}
      {report && <BulkOutcome report={report} onClose={() => setReport(undefined)} />}
      {page.items.length === 0 ? (
        <Nothing isNarrowed={isNarrowed} state={state} filters={filters} empty={props.empty} />
      ) : (
        <Rows
          {...props}
          shown={shown}
          state={state}
          selection={table.state.rowSelection}
          onSelect={(id) => table.setRowSelection(({ [id]: isOn, ...rest }) => (isOn ? rest : { ...rest, [id]: true }))}
          onSelectAll={(isOn) =>
            table.setRowSelection(isOn ? Object.fromEntries(page.items.map(({ id }) => [id, true])) : {})
          }
        />
      )}
      <ListFooter state={state} shown={page.items.length} total={page.total} next={page.next} />
      {isHelping && <KeyHelp onClose={closeHelp} />}
    </div>
  );
}

interface RowsProps<Row extends { readonly id: string }> extends DataTableProps<Row> {
  readonly shown: readonly ListColumn<Row>[];
  readonly state: ListState;
  readonly selection: Readonly<Record<string, boolean>>;
  readonly onSelect: (id: string) => void;
  readonly onSelectAll: (isOn: boolean) => void;
}

function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { page, shown, selection, state, actions, nameOf } = props;
  const t = useT();
  const count = page.items.filter(({ id }) => selection[id]).length;
  const isSelectable = actions !== undefined && actions.length > 0;
  return (
    <Table caption={props.caption} size="desk" className={styles.table}>
      <TableHead>
        {isSelectable && (
          <TableHeadCell className={styles.check}>
            <Checkbox
              label={t('list.selectAll')}
              isLabelHidden
              size="desk"
              checked={count === page.items.length}
              isIndeterminate={count > 0 && count < page.items.length}
              onChange={(event) => props.onSelectAll(event.target.checked)}
            />
          </TableHeadCell>
        )}
        {shown.map((column) => (
          <SortableHead key={column.id} column={column} state={state} />
        ))}
      </TableHead>
      <TableBody>
        {page.items.map((row) => (
          <TableRow key={row.id} data-row="" isSelected={selection[row.id] === true} className={styles.row}>
            {isSelectable && (
              <TableCell className={styles.check}>
                <Checkbox
                  label={t('list.select', { name: nameOf(row) })}
                  isLabelHidden
                  size="desk"
                  checked={selection[row.id] === true}
                  onChange={() => props.onSelect(row.id)}
                />
              </TableCell>
            )}
            {shown.map((column) =>
              column.isRowHeader ? (
                <TableCell key={column.id} isRowHeader className={styles.name}>
                  <Opener open={props.open(row)}>{column.cell(row)}</Opener>
                </TableCell>
              ) : (
                <TableCell key={column.id} label={column.label} align={column.align}>
                  {column.cell(row)}
                </TableCell>
              ),
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
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

function SortableHead<Row>({ column, state }: { column: ListColumn<Row>; state: ListState }) {
  const { sort, align, label } = column;
  if (!sort) return <TableHeadCell align={align}>{label}</TableHeadCell>;
  const { ascending, descending } = sort;
  const isUp = ascending !== undefined && state.sort === ascending;
  const isDown = descending !== undefined && state.sort === descending;
  const next = isDown ? (ascending ?? undefined) : isUp ? (descending ?? undefined) : (descending ?? ascending);
  return (
    <TableHeadCell
      align={align}
      sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      onSort={() => state.set({ sort: next })}
    >
      {label}
    </TableHeadCell>
  );
}

type NothingProps = Pick<DataTableProps<{ id: string }>, 'empty'> & {
  readonly isNarrowed: boolean;
  readonly state: ListState;
  readonly filters: readonly ListFilter[];
};

function Nothing({ isNarrowed, state, filters, empty }: NothingProps) {
  const t = useT();
  if (!isNarrowed)
    return (
      <EmptyState layout="inline" title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyState>
    );
  const words = ['q', 'after', 'sort', ...filters.map(({ id }) => id)];
  return (
    <EmptyState
      layout="inline"
      title={t('list.nothing')}
      actions={
        <Button
          variant="secondary"
          size="desk"
          onClick={() => state.set(Object.fromEntries(words.map((word) => [word, undefined])))}
        >
          {t('list.clear')}
        </Button>
      }
    >
      {t('list.nothingText')}
    </EmptyState>
  );
}
