import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const words = { label: 'Quantité', decreaseLabel: 'Un de moins', increaseLabel: 'Un de plus' };

describeConformance('QuantityStepper', {
  part: (props) => <QuantityStepper {...props} {...words} value={9} onValueChange={() => undefined} />,
  target: 'input',
});

function setUp(start: number) {
  const seen: number[] = [];
  function Host() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      seen.push(next);
      setValue(next);
    };
    return <QuantityStepper {...words} value={value} onValueChange={change} />;
  }
  render(<Host />);
  return { seen, number: screen.getByRole('spinbutton', { name: 'Quantité' }) };
}

describe('QuantityStepper', () => {
  it('changes by one', async () => {
    const { number } = setUp(9);
    await userEvent.click(screen.getByRole('button', { name: 'Un de plus' }));
    expect(number).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Un de moins' }));
    expect(number).toHaveValue('9');
  });

  it('stops at its bounds and keeps the focus on the button', async () => {
    const { seen } = setUp(1);
    const less = screen.getByRole('button', { name: 'Un de moins' });
    await userEvent.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    expect(seen).toEqual([]);
  });

  it('emits typed numbers within bounds', async () => {
    const { seen, number } = setUp(9);
    await userEvent.clear(number);
    await userEvent.type(number, '45');
    expect(seen).toEqual([4, 45]);
  });

  it('is clamped to its bound when more is typed', async () => {
    const { seen, number } = setUp(9);
    await userEvent.clear(number);
    await userEvent.type(number, '1000');
    await userEvent.tab();
    expect(number).toHaveValue('999');
    expect(Math.max(...seen)).toBe(999);
  });

  it('restores the last quantity when no number is typed', async () => {
    const { seen, number } = setUp(9);
    await userEvent.clear(number);
    await userEvent.type(number, 'neuf');
    await userEvent.tab();
    expect(number).toHaveValue('9');
    expect(seen).toEqual([]);
  });

  it('follows the arrows', async () => {
    const { number } = setUp(9);
    number.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    expect(number).toHaveAttribute('aria-valuenow', '20');
  });
});
