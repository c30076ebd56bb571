import { useState } from 'react';
import { late } from './late.tsx';

export const pressed: string[] = [];

function Reviews({ of }: { of: string }) {
  return (
    <button type="button" onClick={() => pressed.push(of)}>
      {of}
    </button>
  );
}

export const loadReviews = async () => Reviews;

/** A page whose late part is loaded by `load`. A remote makes its late parts once, when its code is loaded. */
export function pageWith(load: typeof loadReviews) {
  const Part = late(load);
  return function Page() {
    const [isChanged, setChanged] = useState(false);
    return (
      <main>
        <input type="checkbox" onChange={() => setChanged(true)} checked={isChanged} />
        <p>{isChanged ? 'changed' : 'new'}</p>
        <Part of="bear" />
      </main>
    );
  };
}

/** Its HTML from the server. */
export const SERVED =
  '<main><input type="checkbox"/><p>new</p>' +
  '<div data-late=""><!--$--><button type="button">bear</button><!--/$--></div></main>';
