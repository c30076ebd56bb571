import { type RefObject, useEffect, useState } from 'react';

/** Leads to the first field in `form` that was refused, each time that the answer is called. */
export function useFirstFault(form: RefObject<HTMLElement | null>): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, form]);
  return () => setTries((before) => before + 1);
}
