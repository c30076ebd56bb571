import type { CartAnswer, CartRequest } from '../cart/cart-request.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Locale } from '../locale/locale.ts';
import type { SlotData } from '../slots/slot-props.ts';
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
  /** Ends the session in all tabs and on the server. */
  logout(): Promise<void>;
  /**
   * For a page that asks to sign in again without leaving: `ask` runs when the session ends, and the page stays open.
   * Returns a function that unsubscribes. Absent in older shells.
   */
  onEnd?(ask: () => void): () => void;
}

export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  readonly robots?: string;
  readonly image?: string;
  /** The canonical path of a page with several URLs, without the language prefix. */
  readonly path?: string;
  /** JSON-LD objects, without their `@context`; `url` and `item` may be paths of the site. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** 404 when the URL names something that does not exist. */
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

/** A link that a remote contributes to a slot. */
export interface SlotLink {
  readonly remote: string;
  /** The id of its page. */
  readonly page: string;
  /** The path without language prefix, with the hash. */
  readonly path: string;
  readonly label: Readonly<Record<Locale, string>>;
}

/** Everything that a remote gets from the page. It must not use anything else of it. */
export interface Platform {
  readonly contract: string;
  readonly locale: Readable<Locale>;
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  readonly session: SessionControl;
  readonly events: EventBus;
  /** `fetch` against the API. It adds the base URL, the bearer token and the language, and renews the token. */
  readonly api: { readonly baseUrl: string; fetch(path: string, init?: RequestInit): Promise<Response> };
  readonly page: { set(head: PageHead): void };
  /** Sends cropped photos, or a product without photos, to the remote that implements the cart. */
  readonly cart: { add(request: CartRequest): Promise<CartAnswer> };
  /** Mounts the fragments of a slot in an element of the page. `Slot` of `@aimante/remote` calls it. */
  readonly slots: {
    fill(element: HTMLElement, name: string, props: SlotData): void;
    clear(element: HTMLElement): void;
  };
  /** The links that remotes contribute to a slot, in their order. `useLinks` of `@aimante/remote` calls it. */
  readonly links: (slot: string) => readonly SlotLink[];
  readonly track: (event: TrackedEvent) => void;
  readonly notify: (notice: Notice) => void;
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  /** The container for dialogs, menus and other overlays. */
  readonly overlay: () => HTMLElement;
}

/** The interface that the cart remote exposes, as declared in `ports` of its descriptor. */
export interface CartPort {
  add(request: CartRequest, platform: Platform): Promise<CartAnswer>;
}

/** Props of every mounted piece. `update` passes new ones. */
export interface MountProps {
  readonly platform: Platform;
  readonly location: PageLocation;
  /**
   * The name of the piece on the page, as `mf-cart-checkout/cart-button`. The ids that React generates start with it.
   */
  readonly piece: string;
  /** Absent for a fragment. */
  readonly page?: MountedPage;
  /** The props that a slot gives to its fragment. */
  readonly slotProps?: SlotData;
  /** Present when `domElement` contains server-rendered HTML, which is hydrated. `state` is the data of that render. */
  readonly rendered?: { readonly state: unknown };
  /** Reports that the piece crashed after mounting, so that the shell can replace it. */
  readonly onCrash: (cause: unknown) => void;
}

export interface MountedPage {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}
