import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { MagnetTile } from './magnet-tile.tsx';

describeConformance('MagnetTile', {
  part: (props) => <MagnetTile {...props} widthMm={50} heightMm={50} />,
  target: 'div > div',
});

const tile = () => screen.getByTestId('tile');

describe('MagnetTile', () => {
  it('has the proportions of the magnet and its corner, round on both sides', () => {
    render(<MagnetTile data-testid="tile" widthMm={100} heightMm={70} cornerMm={4} />);
    expect(tile()).toHaveStyle({ aspectRatio: '100 / 70', borderRadius: '4% / 5.714%' });
  });

  it('rounds its corners by 7 % of the shorter side when the product sets no radius', () => {
    render(<MagnetTile data-testid="tile" widthMm={60} heightMm={40} />);
    expect(tile()).toHaveStyle({ borderRadius: '4.667% / 7%' });
  });

  it('keeps its size to the others of the screen', () => {
    render(<MagnetTile data-testid="tile" widthMm={60} heightMm={40} sizing="scale" />);
    expect(tile().style.inlineSize).toBe('calc(var(--magnet-mm, 2px) * 60)');
  });

  it('shows no photo where the place is free', () => {
    render(
      <MagnetTile data-testid="tile" widthMm={50} heightMm={50} isGhost>
        3
      </MagnetTile>,
    );
    expect(tile()).toHaveAttribute('data-ghost');
    expect(tile()).toHaveTextContent('3');
    expect(tile().querySelector('.face')).toBeNull();
  });
});
