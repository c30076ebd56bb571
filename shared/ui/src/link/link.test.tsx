import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Link } from './link.tsx';

describeConformance('Link', {
  part: (props) => (
    <Link {...props} href="/about">
      Qui sommes-nous
    </Link>
  ),
  renderedAs: (element) => <Link render={element}>Qui sommes-nous</Link>,
  target: 'a',
});

describe('Link', () => {
  it('is a link to its address', () => {
    render(<Link href="/about">Qui sommes-nous</Link>);
    expect(screen.getByRole('link', { name: 'Qui sommes-nous' })).toHaveAttribute('href', '/about');
  });
});
