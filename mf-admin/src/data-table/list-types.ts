import type { ReactNode } from 'react';
import type { CsvValue } from './csv.ts';

export interface ListColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What stands in the file. */
  readonly csv: (row: Row) => CsvValue;
  /** Its name in the file, where that is not the one on the screen. */
  readonly csvLabel?: string;
  readonly align?: 'start' | 'end';
  /** The words of the address for both directions. */
  readonly sort?: { readonly ascending?: string; readonly descending?: string };
  /** Names the row and opens it. */
  readonly isRowHeader?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /**
   * In a card on a phone: beside the name, below it without its label, among the signs at the foot, or the last of
   * them; left out, on a tablet too. Otherwise a line with its label.
   */
  readonly onPhone?: 'corner' | 'line' | 'badge' | 'last' | 'hidden' | undefined;
  /** Left out on a tablet alone, where a table has less room than a desk and a card. */
  readonly isOffTablet?: boolean;
}

interface FilterOf<Kind extends string> {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
}

export interface ChoiceFilter extends FilterOf<'choice'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of some words, a day of the shop, or a whole number. */
export type ListFilter = ChoiceFilter | FilterOf<'day'> | FilterOf<'number'>;

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** Filters, sort and search as in the address. */
  readonly search: string;
  readonly count?: number | undefined;
}

export interface BulkReport {
  readonly done: number;
  /** What was refused, by the row's name, and why. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** What was done, in its own words; otherwise how many it were. */
  readonly text?: string;
  /** Takes back what was done. */
  readonly undo?: (() => Promise<BulkReport>) | undefined;
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  /** Whether it makes sense for this row alone: stands in the menu of its row. */
  readonly fits?: (row: Row) => boolean;
  /** `undefined`: given up before anything was done. */
  readonly run: (rows: readonly Row[]) => Promise<BulkReport | undefined>;
}

/** What the menu of one row holds beside the actions: an address outside the back office, or a deed. */
export interface RowLink {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly go: string | (() => void);
}

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
  readonly total: number;
}
