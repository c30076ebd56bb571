import type { PageLocation } from '@aimante/contract';
import { type Typing, watchTyping } from '@aimante/remote';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { filesOf, type Piece } from '../federation/piece.ts';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import { repairFiles } from '../federation/repair-files.ts';
import { keepInPage } from '../own-elements/own-elements.ts';
import type { RenderedBox } from '../page/rendered-page.ts';
import { useShell } from '../shell-context.ts';
import { ParcelHost } from './parcel-host.ts';

interface ParcelSlotProps extends Piece {
  readonly isHidden: boolean;
  readonly isWanted?: boolean;
  /** The server's HTML of this piece, to be hydrated. */
  readonly box?: RenderedBox;
  /** Another number starts the piece again in the same element. */
  readonly tries: number;
  readonly onShown: (location: PageLocation) => void;
  /** `isReadable`: the element still has the server's HTML, and that is more than a skeleton. */
  readonly onFailed: (failure: RemoteFailure, isReadable: boolean) => void;
}

/** A piece that is mounted loads the files of its page first. */
const BEFORE_HYDRATION = /^(?:load|mount Chunk)/;
const TITLE_OF_READABLE = 'h1:not([aria-busy] *)';

/**
 * The element that a parcel is mounted in. React passes new props to the parcel and leaves its content alone. On the
 * server the content is the remote's own HTML.
 */
export function ParcelSlot(props: ParcelSlotProps) {
  const { remote, expose, location, page, slotProps, isHidden, isWanted = true, box, tries, onShown, onFailed } = props;
  const { platform, load, rendered, idle, heartbeat } = useShell();
  const isIdle = useSyncExternalStore(idle.subscribe, idle.get, () => false);
  const isDue = page !== undefined || (isIdle && isWanted);
  const element = useRef<HTMLDivElement>(null);
  const host = useRef<ParcelHost>(null);
  const typing = useRef<Typing>(undefined);
  const piece = `${remote.name}/${expose.slice(2)}`;
  const hosted = useMemo(
    () => ({ platform, piece, location, ...(page && { page }), ...(slotProps && { slotProps }) }),
    [platform, piece, location, page, slotProps],
  );
  const current = useEffectEvent(() => ({ hosted, box }));
  const repair = useEffectEvent(() => repairFiles(remote, filesOf(props)));
  const shown = useEffectEvent(onShown);
  const failed = useEffectEvent(onFailed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try starts the piece again.
  useEffect(() => {
    if (!element.current || !isDue) return;
    const first = current();
    const options = {
      rendered: first.box && { state: first.box.state },
      element: element.current,
      load: () => load(remote, expose),
      repair: () => repair(),
      onShown(of: { location: PageLocation }) {
        typing.current = watchFallback(element.current);
        shown(of.location);
      },
      onFailed(failure: RemoteFailure) {
        const isUntouched =
          first.box !== undefined && BEFORE_HYDRATION.test(`${failure.phase} ${String(failure.cause)}`);
        failed(failure, isUntouched && element.current?.querySelector(TITLE_OF_READABLE) != null);
      },
      onRunning: (isRunning: boolean, moment?: 'leaves') =>
        heartbeat.doing(options, isRunning ? remote : undefined, moment),
    };
    if (first.hosted.page) heartbeat.page(remote);
    const started = new ParcelHost(options, first.hosted);
    rendered.taken();
    host.current = started;
    return () => started.dispose();
  }, [remote, expose, load, rendered, isDue, heartbeat, tries]);

  useEffect(() => host.current?.update(hosted), [hosted]);

  // A fragment may be in an element of another remote, which removes it together with its own page.
  const isPage = page !== undefined;
  useLayoutEffect(() => (isPage ? keepInPage(element.current) : undefined), [isPage]);

  useLayoutEffect(() => {
    if (isHidden || !element.current) return;
    typing.current?.restore(element.current);
    typing.current = undefined;
  }, [isHidden]);

  return (
    <div
      ref={element}
      data-remote={remote.name}
      data-version={remote.version}
      hidden={isHidden}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: box?.html ?? '' }}
    />
  );
}

/** The fallback in place of a hidden piece, for example a search form, may have typed input or the focus. */
function watchFallback(slot: HTMLElement | null): Typing | undefined {
  const fallback = slot?.hidden ? slot.previousElementSibling : undefined;
  // The element before a later fragment of the slot is another fragment, not the fallback.
  if (!fallback || fallback.hasAttribute('data-remote')) return undefined;
  const typing = watchTyping(fallback);
  const isFocused = fallback.contains(document.activeElement);
  return {
    restore(into) {
      typing.restore(into);
      if (isFocused && !into.contains(document.activeElement)) focusFirst(into);
    },
  };
}

/** An element that is not shown takes no focus. */
function focusFirst(element: Element): void {
  for (const each of element.querySelectorAll<HTMLElement>('a[href], button, input')) {
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
}
