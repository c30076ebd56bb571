import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';

const root = createRoot(document.body.appendChild(document.createElement('div')));

function Header({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('broken');
  return <h1>Aimanté</h1>;
}

function show(isBroken: () => boolean, resetKey = '/cart') {
  flushSync(() =>
    root.render(
      <>
        <Boundary
          region="header"
          resetKey={resetKey}
          fallback={(retry) => (
            <button type="button" onClick={retry}>
              Try again
            </button>
          )}
        >
          <Header isBroken={isBroken} />
        </Boundary>
        <main>Cart</main>
      </>,
    ),
  );
}

describe('Boundary', () => {
  const silent = jest.spyOn(console, 'error');
  beforeEach(() => void silent.mockImplementation(() => undefined));
  afterEach(() => flushSync(() => root.render(null)));

  it('keeps a crash in its region', () => {
    show(() => true);
    expect(screen.getByText('Cart')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it.each([
    ['when the visitor asks', () => fireEvent.click(screen.getByRole('button'))],
    ['when the network is back', () => dispatchEvent(new Event('online'))],
    ['at the next address', () => show(() => false, '/about')],
  ])('renders the region again %s', (_when, act) => {
    let isBroken = true;
    show(() => isBroken);
    isBroken = false;
    flushSync(act);
    expect(screen.getByRole('heading').textContent).toBe('Aimanté');
  });
});
