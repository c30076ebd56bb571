import { useEffect, useState } from 'react';
import { type PageRoot, readRoots } from './page-roots.ts';

/** The roots of the page, read again for each frame that the browser paints. */
export function useRoots(shellVersion: string): readonly PageRoot[] {
  const [roots, setRoots] = useState<readonly PageRoot[]>([]);
  useEffect(() => {
    let last = '';
    let frame = 0;
    const look = () => {
      const found = readRoots(document, shellVersion);
      const now = JSON.stringify(found);
      if (now !== last) setRoots(found);
      last = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shellVersion]);
  return roots;
}
