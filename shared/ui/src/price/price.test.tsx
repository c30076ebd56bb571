import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { formatPrice } from './format-price.ts';
import { Price } from './price.tsx';

describeConformance('Price', { part: (props) => <Price {...props} cents={490} locale="fr" />, target: 'div > span' });

describe('formatPrice', () => {
  it.each([
    [0, '0,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [490, '4,90\u00a0€'],
    [123_456_789, '1\u202f234\u202f567,89\u00a0€'],
    [-547, '-5,47\u00a0€'],
  ])('writes %i cents in French with no-break spaces', (cents, text) => {
    expect(formatPrice(cents, 'fr')).toBe(text);
  });

  it('writes English with the sign first', () => {
    expect(formatPrice(123_456, 'en')).toBe('€1,234.56');
  });
});

describe('Price', () => {
  it('strikes the former price out', () => {
    render(<Price cents={490} locale="fr" tone="former" />);
    expect(screen.getByRole('deletion')).toHaveTextContent('4,90 €');
  });
});
