import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Coin } from './coin.tsx';

describe('Coin', () => {
  it('is a one-euro coin at the scale of the magnets beside it, and no words', () => {
    render(<Coin data-testid="coin" className="mine" />);
    const coin = screen.getByTestId('coin');
    expect(coin.style.inlineSize).toBe('calc(var(--magnet-mm, 2px) * 23.25)');
    expect(coin).toHaveClass('mine');
    expect(coin).toHaveAttribute('aria-hidden', 'true');
  });
});
