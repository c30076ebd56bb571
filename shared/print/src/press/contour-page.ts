import type { SheetLayout, Slot } from '../imposition/layout.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';

/** A sheet and what is cut on it. */
export interface ContourPage {
  readonly layout: SheetLayout;
  readonly pieces: readonly { readonly slot: Slot; readonly profile: PrintProfile }[];
}
