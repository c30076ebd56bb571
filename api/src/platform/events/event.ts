import type { Queryable } from '../database/connection/connect.ts';

export interface ShopEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** Reaction of one context to an event of another. */
export interface EventHandler<Context> {
  readonly event: string;
  run(context: Context, tx: Queryable, payload: unknown): Promise<unknown>;
}

/** Defined by the context that owns the event. @example const orderPaid = defineEvent<{ order: OrderRow }>('order.paid'); */
export function defineEvent<Payload>(name: string) {
  const create = (payload: Payload): ShopEvent => ({ name, payload });
  const handledBy = <Context>(
    handle: (context: Context, tx: Queryable, payload: Payload) => Promise<unknown>,
  ): EventHandler<Context> => ({
    event: name,
    // Only `create` makes events, so the payload has the type of its event.
    run: (context, tx, payload) => handle(context, tx, payload as Payload),
  });
  return Object.assign(create, { handledBy });
}

/** Runs the handlers of an event one after the other, in the transaction of the change: all or nothing is kept. */
export async function announce<Context extends { readonly eventHandlers: readonly EventHandler<Context>[] }>(
  context: Context,
  tx: Queryable,
  { name, payload }: ShopEvent,
): Promise<void> {
  for (const handler of context.eventHandlers) if (handler.event === name) await handler.run(context, tx, payload);
}
