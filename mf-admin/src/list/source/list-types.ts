import type { ReactNode } from 'react';
import type { CsvValue } from './csv.ts';

export interface ListColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Default: the value in the exported file, or a dash. */
  readonly cell?: (row: Row) => ReactNode;
  /** Value in the exported file. */
  readonly csv: (row: Row) => CsvValue;
  /** Column title in the exported file, if it differs from the one on the screen. */
  readonly csvLabel?: string;
  readonly align?: 'start' | 'end';
  /** Values of `sort` in the address, one per direction. */
  readonly sort?: { readonly ascending?: string; readonly descending?: string };
  /** Names the row and opens it. */
  readonly isRowHeader?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /**
   * Position in a phone's card: 'corner' beside the name, 'line' below it without a label, 'badge' among the badges at
   * the bottom, 'last' after them. 'hidden' applies to tablets, too. Default: a line with its label.
   */
  readonly onPhone?: 'corner' | 'line' | 'badge' | 'last' | 'hidden' | undefined;
  /** Hidden on a tablet only, where a table has less room than on a desktop or in a card. */
  readonly isOffTablet?: boolean;
}

interface FilterOf<Kind extends string> {
  /** Parameter name in the address. */
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
}

export interface ChoiceFilter extends FilterOf<'choice'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice, a day in the shop's time zone, or a whole number. */
export type ListFilter = ChoiceFilter | FilterOf<'day'> | FilterOf<'number'>;

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** Filters, sort and search, as in the address. */
  readonly search: string;
  readonly count?: number | undefined;
}

export interface BulkReport {
  readonly done: number;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** Outcome in words. Default: the number of rows. */
  readonly text?: string;
  readonly undo?: (() => Promise<BulkReport>) | undefined;
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  /** True if the action applies to this row. Otherwise its menu leaves the action out. */
  readonly fits?: (row: Row) => boolean;
  /** `undefined`: cancelled before anything was done. */
  readonly run: (rows: readonly Row[]) => Promise<BulkReport | undefined>;
}

/** Extra entry of a row's menu: a link outside the back office, or an action. */
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
