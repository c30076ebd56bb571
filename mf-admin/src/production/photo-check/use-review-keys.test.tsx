import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useReviewKeys } from './use-review-keys.ts';

const done: string[] = [];

function Photos({ shown }: { readonly shown?: string }) {
  const table = useRef<HTMLDivElement>(null);
  useReviewKeys({
    table,
    onApprove: () => done.push(`approve ${shown}`),
    onBlock: () => done.push(`block ${shown}`),
    onProof: () => done.push(`proof ${shown}`),
  });
  return (
    <div ref={table}>
      {['cat', 'dog', 'sea'].map((photo) => (
        <button aria-current={photo === shown} data-photo={photo} key={photo} type="button">
          {photo}
        </button>
      ))}
      <input aria-label="Reason" />
    </div>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  done.length = 0;
});

describe('the keys of the photo check', () => {
  it('judge the photo that is shown now, in capitals too', () => {
    const { rerender } = render(<Photos shown="cat" />);
    press('a');
    rerender(<Photos shown="dog" />);
    press('B');
    press('p');
    expect(done).toEqual(['approve cat', 'block dog', 'proof dog']);
  });

  it('judge nothing while a reason is typed', () => {
    render(<Photos shown="cat" />);
    screen.getByLabelText('Reason').focus();
    press('a');
    press('b');
    expect(done).toEqual([]);
  });

  it('begin at the photo that is shown, and stop at both ends', () => {
    render(<Photos shown="dog" />);
    press('ArrowRight');
    expect(focused()).toBe('dog');
    press('ArrowRight');
    press('ArrowRight');
    expect(focused()).toBe('sea');
    for (let presses = 0; presses < 4; presses += 1) press('ArrowLeft');
    expect(focused()).toBe('cat');
  });
});
