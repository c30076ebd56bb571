import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { MissedNavigation } from './missed-navigation.tsx';

describe('a move through the history while the page is hydrated', () => {
  it('is followed as soon as the router listens', async () => {
    history.replaceState(null, '', '/about');
    let press: (() => void) | undefined = () => {
      history.pushState(null, '', '/cart?from=back');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    };
    function Page() {
      const { pathname, search } = useLocation();
      press?.();
      press = undefined;
      return <p>{`At ${pathname}${search}`}</p>;
    }
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <BrowserRouter>
        <MissedNavigation />
        <Page />
      </BrowserRouter>,
    );
    expect(await screen.findByText('At /cart?from=back')).toBeTruthy();
  });
});
