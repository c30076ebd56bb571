import { useState } from 'react';

interface Asked<About, Answer> {
  readonly about: About;
  /** `undefined`: cancelled. */
  readonly answer: (answer?: Answer) => void;
}

/** A question that the page shows in a dialog while an action waits for the answer. */
export function useQuestion<About, Answer>() {
  const [asked, setAsked] = useState<Asked<About, Answer>>();
  const ask = (about: About) =>
    new Promise<Answer | undefined>((resolve) =>
      setAsked({
        about,
        answer: (answer) => {
          resolve(answer);
          setAsked(undefined);
        },
      }),
    );
  return { asked, ask };
}
