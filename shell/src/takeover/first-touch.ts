const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** Runs once, at the visitor's first input. Work that was delayed for the first view is needed now. */
export function onFirstTouch(act: () => void): void {
  const end = new AbortController();
  const touched = () => {
    end.abort();
    act();
  };
  for (const kind of TOUCHES) addEventListener(kind, touched, { capture: true, passive: true, signal: end.signal });
}
