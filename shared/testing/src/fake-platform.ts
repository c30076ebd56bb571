import {
  type CartAnswer,
  type CartRequest,
  CONTRACT_VERSION,
  type ConfirmRequest,
  cartRequestSchema,
  createEventBus,
  createWritable,
  type Locale,
  type Notice,
  type PageHead,
  type Platform,
  requireNotice,
  requireQuestion,
  type Session,
  type SlotData,
  type SlotLink,
  type TrackedEvent,
} from '@aimante/contract';

/** All calls of a remote to its platform, in order. */
export interface PlatformRecord {
  readonly navigations: (string | number)[];
  readonly notices: Notice[];
  readonly questions: ConfirmRequest[];
  readonly heads: PageHead[];
  readonly tracked: TrackedEvent[];
  readonly cartRequests: CartRequest[];
  /** The slots that are shown at the moment, with their props. */
  readonly slots: Map<HTMLElement, { readonly name: string; readonly props: SlotData }>;
}

export interface FakePlatformOptions {
  readonly locale?: Locale;
  readonly session?: Session | null;
  /** Answers to calls of the API, by path. Default: 404. */
  readonly api?: (path: string, init?: RequestInit) => Response | Promise<Response>;
  /** The answer of the cart to the n-th request, from 1. Default: added. */
  readonly cart?: (call: number) => Promise<CartAnswer>;
  /** The links that remotes contribute, by slot. Default: none. */
  readonly links?: Readonly<Record<string, readonly SlotLink[]>>;
  /** The visitor's answer to every question. Default: yes. */
  readonly confirms?: boolean;
}

export interface FakePlatform {
  readonly platform: Platform;
  readonly record: PlatformRecord;
  /** Ends the session on the server: pages registered with `onEnd` ask to sign in again. */
  readonly endSession?: () => void;
}

/** A platform without a shell: a real event bus, real texts, and a record of all calls of a remote. */
export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const { locale = 'fr', session = null, confirms = true } = options;
  const answer = options.api ?? (() => new Response(null, { status: 404 }));
  const record: PlatformRecord = {
    navigations: [],
    notices: [],
    questions: [],
    heads: [],
    tracked: [],
    cartRequests: [],
    slots: new Map(),
  };
  const current = createWritable(session);
  const events = createEventBus();
  const askers = new Set<() => void>();
  const become = (next: Session | null) => {
    current.set(next);
    events.emit('session:changed', { isLoggedIn: next !== null });
  };
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', locale);
    const token = current.get()?.token;
    if (token) headers.set('authorization', `Bearer ${token}`);
    return answer(path, { ...init, headers });
  };
  const platform: Platform = Object.freeze({
    contract: CONTRACT_VERSION,
    locale: createWritable(locale),
    navigate: (to: string | number) => void record.navigations.push(to),
    session: {
      get: current.get,
      subscribe: current.subscribe,
      login: become,
      logout: async () => become(null),
      onEnd(ask: () => void) {
        askers.add(ask);
        return () => askers.delete(ask);
      },
    },
    events,
    api: { baseUrl: 'http://api.test', fetch: send },
    page: { set: (head: PageHead) => void record.heads.push(head) },
    cart: {
      add: async (request: CartRequest) => {
        record.cartRequests.push(cartRequestSchema.parse(request));
        return options.cart?.(record.cartRequests.length) ?? { isAdded: true };
      },
    },
    slots: {
      fill: (element: HTMLElement, name: string, props: SlotData) => void record.slots.set(element, { name, props }),
      clear: (element: HTMLElement) => void record.slots.delete(element),
    },
    links: (slot: string) => options.links?.[slot] ?? [],
    track: (event: TrackedEvent) => void record.tracked.push(event),
    notify(notice: Notice) {
      requireNotice(notice);
      record.notices.push(notice);
    },
    confirm: async (question: ConfirmRequest) => {
      requireQuestion(question);
      record.questions.push(question);
      return confirms;
    },
    overlay: () => document.body,
  });
  const endSession = () => {
    for (const ask of [...askers]) ask();
  };
  return { platform, record, endSession };
}
