import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Anchor } from '../testing/anchor.tsx';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { pagesAround } from './pages-around.ts';
import type { PaginationProps } from './pagination.tsx';
import { Pagination } from './pagination.tsx';

const words: Omit<PaginationProps, 'page' | 'pageCount'> = {
  label: 'Pages',
  previousLabel: 'Page précédente',
  nextLabel: 'Page suivante',
  pageLabel: (page) => `Page ${page}`,
  renderPage: (page) => <Anchor href={`?page=${page}`} />,
};

describeConformance('Pagination', {
  part: (props) => <Pagination {...props} {...words} page={1} pageCount={3} />,
  target: 'nav',
});

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('of page %i of %i are %j', (page, count, pages) => {
    expect(pagesAround(page, count)).toEqual(pages);
  });
});

describe('Pagination', () => {
  it('marks the current page and links its neighbours', () => {
    render(<Pagination {...words} page={4} pageCount={12} />);
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page précédente' })).toHaveAttribute('href', '?page=3');
    expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '?page=5');
  });

  it('has no link beyond the ends', () => {
    render(<Pagination {...words} page={1} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Page précédente' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page suivante' })).toBeInTheDocument();
  });

  it('is not there for a single page', () => {
    render(<Pagination {...words} page={1} pageCount={1} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
