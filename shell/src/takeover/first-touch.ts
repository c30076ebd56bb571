const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** Once, when the visitor does something: what was put off for the sake of the first view is wanted now. */
export function onFirstTouch(act: () => void): void {
  const end = new AbortController();
  const touched = () => {
    end.abort();
    act();
  };
  for (const kind of TOUCHES) addEventListener(kind, touched, { capture: true, passive: true, signal: end.signal });
}
