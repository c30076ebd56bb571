import { Button, EmptyState } from '@aimante/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberList } from '../source/list-memory.ts';
import type {
  BulkAction,
  BulkReport,
  ListColumn,
  ListFilter,
  ListPage,
  ListView,
  RowLink,
} from '../source/list-types.ts';
import { type ListState, useListState } from '../source/use-list-state.ts';
import { useOutcome } from '../source/use-outcome.ts';
import { BulkBar, BulkOutcome } from '../toolbar/bulk-bar.tsx';
import { ColumnChoice } from '../toolbar/column-choice.tsx';
import { ListFooter } from '../toolbar/list-footer.tsx';
import { ListToolbar } from '../toolbar/list-toolbar.tsx';
import { useDensity } from '../toolbar/use-density.ts';
import { useShownColumns } from '../toolbar/use-shown-columns.ts';
import { ViewTabs } from '../views/view-tabs.tsx';
import styles from './data-table.module.css';
import { RowSkeletons } from './list-skeleton.tsx';
import { Rows } from './rows.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';

const noFilters: readonly ListFilter[] = [];

export interface DataTableProps<Row extends { readonly id: string }> {
  /** Key under which the list's views and columns are stored. */
  readonly list: string;
  readonly caption: string;
  readonly page: ListPage<Row>;
  /** True while the rows belong to the previous search: no action may run on them. */
  readonly isOutdated: boolean;
  readonly loadAll: () => Promise<readonly Row[]>;
  readonly columns: readonly ListColumn<Row>[];
  readonly views: readonly ListView[];
  readonly filters?: readonly ListFilter[] | undefined;
  /** Sort order if the address has none. */
  readonly firstSort?: string | undefined;
  readonly searchLabel?: string | undefined;
  readonly actions?: readonly BulkAction<Row>[] | undefined;
  readonly rowLinks?: ((row: Row) => readonly RowLink[]) | undefined;
  /** Path of the row's page, or a function that opens the row in place. */
  readonly open: (row: Row) => string | (() => void);
  /** Name of a row, for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Shown if there is no row at all: what the list is for, and the first step. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** The table of every list in the back office: views, filters, search, sort, columns, selection. Cards on a phone. */
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
  const { announce, takeBack } = useOutcome();
  /** A full success is a passing notice. A refusal stays until it is closed. */
  function settle(done: BulkReport) {
    const isWhole = done.refused.length === 0;
    if (isWhole) announce(done);
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
  const { t } = useTranslation();
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
