import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Anchor } from '../testing/anchor.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const steps = [
  { id: '/', label: 'Accueil', link: <Anchor href="/" /> },
  { id: 'here', label: 'Magnet carré' },
];

describeConformance('Breadcrumb', {
  part: (props) => <Breadcrumb {...props} label="Fil d’Ariane" steps={steps} />,
  target: 'nav',
});

describe('Breadcrumb', () => {
  it('links its parents and names the page itself', () => {
    render(<Breadcrumb label="Fil d’Ariane" steps={steps} />);
    const way = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    expect(way.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
    expect(way.getByText('Magnet carré')).toHaveAttribute('aria-current', 'page');
    expect(way.getAllByRole('listitem')).toHaveLength(2);
  });
});
