import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Badge } from './badge.tsx';

describeConformance('Badge', { part: (props) => <Badge {...props}>En attente</Badge>, target: 'div > span' });

describe('Badge', () => {
  it.each(['success', 'warning', 'danger', 'info', 'neutral'] as const)(
    'gives the status %s a sign beside its word',
    (tone) => {
      render(<Badge tone={tone}>420 en stock</Badge>);
      expect(screen.getByText('420 en stock').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('gives an offer no sign', () => {
    render(<Badge tone="offer">−20 %</Badge>);
    expect(screen.getByText('−20 %').querySelector('svg')).toBeNull();
  });
});
