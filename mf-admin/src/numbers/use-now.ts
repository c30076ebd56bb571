import { useEffect, useState } from 'react';

/** The time, to the minute. Undefined until the page runs in the browser, because the server renders without a clock. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
