import {
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
  type Session,
  type TrackedEvent,
} from '@aimante/contract';

/** What a remote did to its platform, in the order in which it did it. */
export interface PlatformRecord {
  readonly navigations: (string | number)[];
  readonly notices: Notice[];
  readonly questions: ConfirmRequest[];
  readonly heads: PageHead[];
  readonly tracked: TrackedEvent[];
  readonly cartRequests: CartRequest[];
}

export interface FakePlatformOptions {
  readonly locale?: Locale;
  readonly session?: Session | null;
  /** Answers to calls of the API, by path. Default: 404. */
  readonly api?: (path: string, init?: RequestInit) => Response | Promise<Response>;
  /** The visitor's answer to every question. Default: yes. */
  readonly confirms?: boolean;
}

export interface FakePlatform {
  readonly platform: Platform;
  readonly record: PlatformRecord;
}

/** A platform without a shell: real event bus, real texts, and a record of all that a remote asked for. */
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
  };
  const current = createWritable(session);
  const platform: Platform = Object.freeze({
    contract: CONTRACT_VERSION,
    locale: createWritable(locale),
    navigate: (to: string | number) => void record.navigations.push(to),
    session: {
      get: current.get,
      subscribe: current.subscribe,
      login: current.set,
      logout: async () => current.set(null),
    },
    events: createEventBus(),
    api: { baseUrl: 'http://api.test', fetch: async (path: string, init?: RequestInit) => answer(path, init) },
    page: { set: (head: PageHead) => void record.heads.push(head) },
    cart: {
      add: async (request: CartRequest) => {
        record.cartRequests.push(cartRequestSchema.parse(request));
        return { isAdded: true };
      },
    },
    track: (event: TrackedEvent) => void record.tracked.push(event),
    notify: (notice: Notice) => void record.notices.push(notice),
    confirm: async (question: ConfirmRequest) => {
      record.questions.push(question);
      return confirms;
    },
    overlay: () => document.body,
  });
  return { platform, record };
}
