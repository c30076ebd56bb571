import { useT } from '@aimante/remote';
import { Button, EmptyState } from '@aimante/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BulkBar, BulkOutcome } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import styles from './data-table.module.css';
import { ListFooter } from './list-footer.tsx';
import { rememberList } from './list-memory.ts';
import { RowSkeletons } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { BulkAction, BulkReport, ListColumn, ListFilter, ListPage, ListView, RowLink } from './list-types.ts';
import { Rows } from './rows.tsx';
import { useDensity } from './use-density.ts';
import { type ListState, useListState } from './use-list-state.ts';
import { useOutcome } from './use-outcome.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { ViewTabs } from './view-tabs.tsx';

const noFilters: readonly ListFilter[] = [];

export interface DataTableProps<Row extends { readonly id: string }> {
  /** Names the list where views and columns are kept. */
  readonly list: string;
  readonly caption: string;
  readonly page: ListPage<Row>;
  /** The page of the search before: nothing is to be done with its rows any more. */
  readonly isOutdated: boolean;
  /** Every row that fits, on whatever page: for what is done to all of them. */
  readonly loadAll: () => Promise<readonly Row[]>;
  readonly columns: readonly ListColumn<Row>[];
  readonly views: readonly ListView[];
  readonly filters?: readonly ListFilter[] | undefined;
  /** How it is sorted where the address does not say. */
  readonly firstSort?: string | undefined;
  readonly searchLabel?: string | undefined;
  readonly actions?: readonly BulkAction<Row>[] | undefined;
  /** In the menu of a row, beside the actions. */
  readonly rowLinks?: ((row: Row) => readonly RowLink[]) | undefined;
  /** Where a row leads; or what opens it in place. */
  readonly open: (row: Row) => string | (() => void);
  /** How a row is called: for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Nothing there at all: what this is, and the first step. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** The one table of the back office: views, filters, search, sort, columns, selection; cards on a phone. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { list, page, isOutdated, columns, filters = noFilters, actions = [] } = props;
  const state = useListState();
  const [report, setReport] = useState<BulkReport>();
  const sheet = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  useRowKeys({ table: sheet, searchBox });
  const selection = useSelection({ items: page.items, address: state.address });
  const selected = isOutdated && !selection.isBeyondPage ? [] : selection.rows;
  const { isShown, toggle } = useShownColumns(list, columns);
  const [isDense, toggleDensity] = useDensity();
  useEffect(() => rememberList(list, { search: state.whole, ids: page.items.map(({ id }) => id) }));
  const { tell, takeBack } = useOutcome();
  /** What went well is told in passing; what was refused stays until it is read. */
  function settle(done: BulkReport) {
    const isWhole = done.refused.length === 0;
    if (isWhole) tell(done);
    setReport(isWhole ? undefined : done);
    if (isWhole || selection.isBeyondPage) selection.clear();
  }
  return (
    <div ref={sheet} className={styles.sheet} data-dense={isDense || undefined}>
      <ViewTabs list={list} views={props.views} address={state.address} />
      <ListToolbar
        state={state}
        filters={filters}
        searchLabel={props.searchLabel}
        searchBox={searchBox}
        tools={
          <ColumnChoice
            columns={columns
              .filter((column) => !column.isRowHeader)
              .map(({ id, label }) => ({ id, label, isVisible: isShown(id) }))}
            onToggle={toggle}
            isDense={isDense}
            onDensity={toggleDensity}
          />
        }
      />
      {selected.length > 0 && actions.length > 0 && (
        <BulkBar
          rows={selected}
          total={page.total}
          actions={actions}
          onSelectAll={async () => selection.select(await props.loadAll())}
          onClear={selection.clear}
          onDone={settle}
        />
      )}
      {report && <BulkOutcome report={report} onUndo={takeBack} onClose={() => setReport(undefined)} />}
      {page.items.length === 0 ? (
        <Nothing state={state} filters={filters} empty={props.empty} isOutdated={isOutdated} />
      ) : (
        <Rows
          {...props}
          state={state}
          columns={columns.filter(({ id }) => isShown(id))}
          selection={actions.length > 0 ? selection : undefined}
          onDone={settle}
        />
      )}
      <ListFooter
        state={state}
        shown={page.items.length}
        total={page.total}
        next={page.next}
        onPage={() => void sheet.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
  );
}

type NothingProps = Pick<DataTableProps<{ id: string }>, 'empty' | 'isOutdated'> & {
  readonly state: ListState;
  readonly filters: readonly ListFilter[];
};

function Nothing({ state, filters, empty, isOutdated }: NothingProps) {
  const t = useT();
  if (isOutdated) return <RowSkeletons />;
  if (state.whole === '')
    return (
      <EmptyState layout="inline" className={styles.nothing} title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyState>
    );
  const words = ['q', 'after', 'sort', ...filters.map(({ id }) => id)];
  return (
    <EmptyState
      layout="inline"
      className={styles.nothing}
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
