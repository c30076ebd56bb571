import { Loaded } from '@aimante/remote/data';
import type { ReactNode } from 'react';
import type { OpenRow } from '../desk/back-links.tsx';
import { Desk } from '../desk/desk.tsx';
import { useMayChangePage } from '../desk/page-rights.ts';
import { DragList } from './drag/drag-list.tsx';
import { ExportButton } from './export-button.tsx';
import type { ListSource } from './source/list-source.ts';
import { DataTable, type DataTableProps } from './table/data-table.tsx';
import { ListSkeleton } from './table/list-skeleton.tsx';

interface ListFrameProps<Row extends { readonly id: string }>
  extends Omit<DataTableProps<Row>, 'caption' | 'page' | 'isOutdated' | 'loadAll'> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page above this list. */
  readonly back?: OpenRow | undefined;
  readonly source: ListSource<Row>;
  /** Shown beside the export. */
  readonly tools?: ReactNode;
  readonly add?: ReactNode;
  /** Shown between title and table. */
  readonly above?: ReactNode;
  readonly order?: { readonly ids: readonly string[]; readonly onOrder: (ids: readonly string[]) => void };
  /** Drawers and dialogs. */
  readonly children?: ReactNode;
}

/** Layout of every list: title, actions, export, table. It also renders the loading, error and empty states. */
export function ListFrame<Row extends { readonly id: string }>(props: ListFrameProps<Row>) {
  const { title, lead, back, source, tools, add, above, order, children, ...table } = props;
  const mayChange = useMayChangePage();
  return (
    <Desk
      title={title}
      lead={lead}
      back={back}
      actions={
        <>
          {tools}
          <ExportButton name={title} columns={table.columns} loadAll={source.loadAll} />
          {mayChange && add}
        </>
      }
    >
      {above}
      <Loaded query={source.query} skeleton={<ListSkeleton />}>
        {(page) => {
          const { isOutdated, loadAll } = source;
          const sheet = <DataTable {...table} caption={title} page={page} isOutdated={isOutdated} loadAll={loadAll} />;
          return order ? <DragList {...order}>{sheet}</DragList> : sheet;
        }}
      </Loaded>
      {children}
    </Desk>
  );
}
