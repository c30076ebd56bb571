import type { Order } from '@aimante/api-contract/orders';
import { mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

let close: (() => Promise<void>) | undefined;
beforeEach(() => void jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => close?.());

interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly login: string | null;
}

export interface Visit {
  readonly answer?: (path: string, init?: RequestInit) => Response | Promise<Response>;
  readonly confirms?: boolean;
  readonly isOwner?: boolean;
}

/** Opens an order by its signed link. Everything that is not the order itself gets `answer`. */
export async function openOrder(shown: Order, { answer = () => Response.json(shown), confirms, isOwner }: Visit = {}) {
  const calls: Call[] = [];
  const server = { order: shown };
  const { element, record, unmount } = await mountPiece(app, {
    path: '/orders/track#token=signed-token',
    page: { id: 'order-tracking', params: {} },
    session: isOwner ? { token: 'a.b.c', role: 'customer' } : null,
    ...(confirms !== undefined && { confirms }),
    api: (path, init) => {
      if (path.includes('/track/')) return Response.json(server.order);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const headers = new Headers(init?.headers);
      calls.push({ path, body, token: headers.get('x-order-token'), login: headers.get('authorization') });
      return answer(path, init);
    },
  });
  close = unmount;
  const screen = within(element);
  await screen.findByRole('heading', { level: 1 });
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  return { screen, record, calls, press, server };
}

/** Closes the open order before its test ends. */
export const closeOrder = async () => close?.();
