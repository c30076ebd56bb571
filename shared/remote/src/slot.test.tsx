import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mountFragment } from './data/data.fixture.tsx';
import { Slot } from './slot.tsx';

declare module '@aimante/contract' {
  interface SlotProps {
    readonly 'product-aside': { readonly productId: string };
  }
}

function Products() {
  const [number, setNumber] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setNumber(number + 1)}>
        next
      </button>
      {number < 3 && <Slot name="product-aside" productId={`product-${number}`} />}
    </>
  );
}

describe('Slot', () => {
  it('asks the platform to fill its element, with its props as plain data', async () => {
    const { element, record, screen } = await mountFragment(Products);
    const slot = element.querySelector<HTMLElement>('[data-slot="product-aside"]');
    await waitFor(() =>
      expect([...record.slots]).toEqual([[slot, { name: 'product-aside', props: { productId: 'product-1' } }]]),
    );
    await userEvent.click(screen.getByRole('button'));
    expect([...record.slots]).toEqual([[slot, { name: 'product-aside', props: { productId: 'product-2' } }]]);
  });

  it('is cleared when the page drops it', async () => {
    const { record, screen } = await mountFragment(Products);
    for (let clicks = 0; clicks < 2; clicks += 1) await userEvent.click(screen.getByRole('button'));
    expect(record.slots.size).toBe(0);
  });
});
