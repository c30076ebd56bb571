import type { CartAnswer, CartRequest } from '../cart/cart-request.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Locale } from '../locale/locale.ts';
import type { Readable } from './readable.ts';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

export type Role = 'customer' | 'admin';

export interface Session {
  readonly token: string;
  readonly role: Role;
}

export interface SessionControl extends Readable<Session | null> {
  login(session: Session): void;
  /** Ends the session here and in the other tabs, and tells the server. */
  logout(): Promise<void>;
  /**
   * For a page that asks to sign in again in place: `ask` runs when the session ends, and the page stays where it is.
   * Returns a function that stops it. Absent in older shells.
   */
  onEnd?(ask: () => void): () => void;
}

export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  readonly robots?: string;
  readonly image?: string;
  /** Where the page is at home, if it answers at several addresses; without the language prefix. */
  readonly path?: string;
  /** JSON-LD objects, without their `@context`; `url` and `item` may be paths of the site. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** 404 where the address leads to nothing that exists. */
  readonly status?: 200 | 404;
}

export interface Notice {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
}

export interface ConfirmRequest {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly isDangerous?: boolean;
}

export interface TrackedEvent {
  readonly name: 'page_view' | 'product_view';
  readonly data: Readonly<Record<string, string | number>>;
}

/** All that a remote is given. It reaches nothing else of the page. */
export interface Platform {
  readonly contract: string;
  readonly locale: Readable<Locale>;
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  readonly session: SessionControl;
  readonly events: EventBus;
  /** `fetch` against the API: base address, bearer token, language and renewal are its business. */
  readonly api: { readonly baseUrl: string; fetch(path: string, init?: RequestInit): Promise<Response> };
  readonly page: { set(head: PageHead): void };
  /** Hands cropped photos, or a product that needs none, to the remote that keeps the cart. */
  readonly cart: { add(request: CartRequest): Promise<CartAnswer> };
  readonly track: (event: TrackedEvent) => void;
  readonly notify: (notice: Notice) => void;
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  /** Where dialogs, menus and other things above the page belong. */
  readonly overlay: () => HTMLElement;
}

/** What the remote that keeps the cart exposes, as its descriptor's `ports` says. */
export interface CartPort {
  add(request: CartRequest, platform: Platform): Promise<CartAnswer>;
}

/** Props of every mounted piece. `update` hands in new ones. */
export interface MountProps {
  readonly platform: Platform;
  readonly location: PageLocation;
  /** Names the piece on the page, as `mf-cart-checkout/cart-button`: the ids that it makes begin so. */
  readonly piece: string;
  /** Absent for a fragment. */
  readonly page?: MountedPage;
  /** What the server rendered this page with: present when `domElement` holds its HTML, which is hydrated. */
  readonly rendered?: { readonly state: unknown };
  /** The piece broke after it was mounted and gives its place back. */
  readonly onCrash: (cause: unknown) => void;
}

export interface MountedPage {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}
