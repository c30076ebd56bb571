import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { refundOfUnits } from '@aimante/shop/refund-parts';
import { refundableCents } from '../order/order-choices.ts';

type Photo = DeskOrderDetail['lines'][number]['photos'][number];

/** An article that is still in the order. */
export interface EditableLine {
  readonly id: string;
  readonly title: string;
  /** Units that are still in the order. */
  readonly quantity: number;
  /** Magnets of one set, which leaves as a whole. 1: single magnets. */
  readonly setSize: number;
  /** More than one: each is kept or removed by its copies. */
  readonly photos: readonly Photo[];
  readonly paid: { readonly quantity: number; readonly paidCents: number; readonly refundedQuantity: number };
}

/** Units that stay, by line, or copies that stay, by photo. Absent: all of them. */
export type Kept = Readonly<Record<string, number>>;

export type EditFault = 'nothing' | 'none' | 'set';

const unmade = ['a_verifier', 'pret', 'bloque'];

/** Before printing only. An order without refundable lines is of an older API. */
export const canEditLines = (order: DeskOrderDetail): boolean =>
  order.status === 'en_cours' && unmade.includes(order.stage) && editableLines(order).length > 0;

export function editableLines({ lines, refundable }: Pick<DeskOrderDetail, 'lines' | 'refundable'>): EditableLine[] {
  return lines.flatMap(
    ({ id, kind, name, options, quantity: ordered, removedQuantity = 0, missingPhotos, ...line }) => {
      const paid = refundable?.lines.find(({ lineId }) => lineId === id);
      const quantity = ordered - removedQuantity;
      if (!paid || kind !== 'article' || quantity === 0) return [];
      const { paidCents, refundedQuantity, setSize = 1 } = paid;
      // While photos are missing, the copies do not add up to the quantity.
      const photos = missingPhotos ? [] : line.photos;
      const title = options ? `${name} (${options})` : name;
      return [{ id, title, quantity, setSize, photos, paid: { quantity: ordered, paidCents, refundedQuantity } }];
    },
  );
}

export const isByPhoto = ({ photos }: EditableLine): boolean => photos.length > 1;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The units of a line that stay. A number that is larger than the line, after a reload, keeps all. */
export function keptUnits(line: EditableLine, kept: Kept): number {
  if (!isByPhoto(line)) return Math.min(kept[line.id] ?? line.quantity, line.quantity);
  return sumOf(line.photos.map((photo) => keptCopies(photo, kept)));
}

export const keptCopies = ({ id, copies }: Photo, kept: Kept): number => Math.min(kept[id] ?? copies, copies);

/** What is sent, with the amounts that the person sees first. */
export function lineEdit(order: DeskOrderDetail, kept: Kept) {
  const lines = editableLines(order);
  const changed = lines.filter((line) => keptUnits(line, kept) < line.quantity);
  const removed = (line: EditableLine) => line.quantity - keptUnits(line, kept);
  const refundCents = sumOf(changed.map((line) => refundOfUnits(line.paid, removed(line))));
  const totalCents = refundableCents(order);
  const faults: readonly (readonly [EditFault, boolean])[] = [
    ['nothing', changed.length === 0],
    ['none', sumOf(lines.map((line) => keptUnits(line, kept))) === 0],
    ['set', changed.some((line) => removed(line) % line.setSize !== 0)],
  ];
  return {
    lines: changed.map((line) => ({
      lineId: line.id,
      quantity: keptUnits(line, kept),
      ...(isByPhoto(line) && {
        photos: line.photos.map((photo) => ({ linePhotoId: photo.id, copies: keptCopies(photo, kept) })),
      }),
    })),
    totalCents,
    refundCents,
    leftCents: totalCents - refundCents,
    /** Why this edit cannot be saved. */
    fault: faults.find(([, isWrong]) => isWrong)?.[0],
  };
}
