import React, {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenNear } from './when-near.ts';

/** Loads every late part: the server renders them all. */
export const lateParts: (() => Promise<void>)[] = [];

/** Keeps what follows out of sight until the part is there. */
const WAITING = { minBlockSize: '100vh' };

/** React 18, which an island may bring, does not have it. A bundler refuses a name that a module does not have. */
const use = Reflect.get(React, 'use') as typeof React.use | undefined;

function waitFor(ready: Promise<void>): void {
  // oxlint-disable-next-line typescript/only-throw-error -- React 18 waits for a promise that is thrown
  if (!use) throw ready;
  use(ready);
}

/**
 * A part of a page below its first view. Its code loads when it comes near the viewport. The server's HTML of the part
 * stays until then and is hydrated afterwards, and presses in it are replayed. Its props have to be stable: React
 * replaces server HTML that changes before it is hydrated.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const ensure = () => {
    loading ??= load().then((component) => {
      Loaded = component;
    });
    return loading;
  };
  lateParts.push(ensure);

  // Without another hook: React repeats a component that has waited, and by then it need not wait.
  function Part({ box, ready, props }: PartProps<P>) {
    if (!Loaded) waitFor(ready);
    return (
      Loaded && (
        <Hydrated box={box}>
          <Loaded {...props} />
        </Hydrated>
      )
    );
  }

  return memo(function Late(props: P) {
    const box = useRef<HTMLDivElement>(null);
    const [{ promise, resolve, reject }] = useState(() => Promise.withResolvers<void>());
    useEffect(() => whenNear(box.current, () => void ensure().then(resolve, reject)), [resolve, reject]);
    return (
      <div ref={box} data-late="">
        <Suspense fallback={<div style={WAITING} />}>
          <Part box={box} ready={promise} props={props} />
        </Suspense>
      </div>
    );
  });
}

interface HydratedProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Early presses are replayed now. */
function Hydrated({ box, children }: HydratedProps) {
  useLayoutEffect(() => {
    box.current?.dispatchEvent(new Event('aimante:hydrated', { bubbles: true }));
  }, [box]);
  return children;
}

interface PartProps<P> extends Pick<HydratedProps, 'box'> {
  readonly ready: Promise<void>;
  readonly props: P;
}
