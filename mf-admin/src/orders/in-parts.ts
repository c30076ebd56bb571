import type { BulkAnswer } from '@aimante/api-contract/order-desk';
import type { BulkReport } from '../list/source/list-types.ts';

const MOST_AT_ONCE = 500;

interface OrdersReport extends BulkReport {
  readonly canUndo: BulkAnswer['undo'];
}

type SendPart<Each> = (part: Each[]) => Promise<Pick<BulkAnswer, 'refused' | 'undo'>>;

/** Sends many orders in parts that the server accepts, one after the other, and reports them as one action. */
export async function inParts<Each>(orders: readonly Each[], send: SendPart<Each>): Promise<OrdersReport> {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let at = 0; at < orders.length; at += MOST_AT_ONCE)
    answers.push(await send(orders.slice(at, at + MOST_AT_ONCE)));
  const refused = answers.flatMap((answer) => answer.refused);
  return {
    done: orders.length - refused.length,
    refused: refused.map(({ number, message }) => ({ name: number, reason: message })),
    canUndo: answers.flatMap(({ undo }) => undo),
  };
}
