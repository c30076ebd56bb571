import { type RefObject, useEffect, useState } from 'react';

/** Returns a function that focuses the first refused field in `form`. */
export function useFirstFault(form: RefObject<HTMLElement | null>): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, form]);
  return () => setTries((before) => before + 1);
}
