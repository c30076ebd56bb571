import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useState } from 'react';

const features = tableFeatures({ rowSelectionFeature });

export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly isBeyondPage: boolean;
  readonly isSelected: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly select: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

interface Shown<Row> {
  readonly items: readonly Row[];
  /** Filters and search. Rows of other pages stay selected until these change. */
  readonly address: string;
}

export function useSelection<Row extends { readonly id: string }>({ items, address }: Shown<Row>): Selection<Row> {
  const [beyond, setBeyond] = useState<{ readonly address: string; readonly rows: readonly Row[] }>();
  const data = beyond?.address === address ? beyond.rows : items;
  const table = useTable({
    features,
    data,
    columns: [{ id: 'id', accessorFn: (row: Row) => row.id }],
    getRowId: (row: Row) => row.id,
  });
  const chosen = table.state.rowSelection;
  return {
    rows: data.filter(({ id }) => chosen[id]),
    isBeyondPage: data !== items,
    isSelected: (id) => chosen[id] === true,
    toggle: (id) => table.setRowSelection(({ [id]: isOn, ...rest }) => (isOn ? rest : { ...rest, [id]: true })),
    select: (rows) => {
      setBeyond(rows === items ? undefined : { address, rows });
      table.setRowSelection(Object.fromEntries(rows.map(({ id }) => [id, true])));
    },
    clear: () => {
      setBeyond(undefined);
      table.resetRowSelection(true);
    },
  };
}
