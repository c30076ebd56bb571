import type { LifecycleProps } from '@aimante/contract';
import { createEventBus, createWritable, type Platform } from '@aimante/contract';
import { describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { defineApp, defineFragment, Link, useLocale, usePageParams, useSearchParams, useSession } from './index.ts';

const locales = {
  fr: async () => ({ default: { hello: 'Bonjour {{name}}', more: 'Voir le <cart>panier</cart>' } }),
  en: async () => ({ default: { hello: 'Hello {{name}}', more: 'See the <cart>cart</cart>' } }),
};

function createPlatform(navigations: unknown[] = []): Platform {
  return {
    contract: '1.0',
    locale: createWritable('fr'),
    navigate: (to, options) => void navigations.push([to, options]),
    session: {
      get: () => null,
      subscribe: () => () => undefined,
      login: () => undefined,
      logout: async () => undefined,
    },
    events: createEventBus(),
    api: { baseUrl: '', fetch: async () => new Response() },
    page: { set: () => undefined },
    cart: { add: async () => ({ isAdded: true }) },
    slots: { fill: () => undefined, clear: () => undefined },
    links: () => [],
    track: () => undefined,
    notify: () => undefined,
    confirm: async () => true,
    overlay: () => document.body,
  };
}

type TestProps = LifecycleProps & { readonly domElement: HTMLElement };

let count = 0;

function createProps(address: string, extra: Partial<LifecycleProps> = {}): TestProps {
  const { pathname, search, hash } = new URL(address, 'http://site.test');
  count += 1;
  return {
    platform: createPlatform(),
    location: { pathname, search, hash, state: null, key: address },
    page: { id: 'greeting', params: { name: 'Léa' } },
    onCrash: () => undefined,
    piece: `test/${count}`,
    name: `piece-${count}`,
    singleSpa: {},
    mountParcel: () => {
      throw new Error('not here');
    },
    domElement: document.body.appendChild(document.createElement('div')),
    ...extra,
  };
}

function Greeting() {
  const { t, i18n } = useTranslation();
  const { name } = usePageParams();
  const [query] = useSearchParams();
  const session = useSession();
  return (
    <>
      <h1>{t('hello', { name })}</h1>
      <p>
        {useLocale()} {query.get('from')} {session ? 'in' : 'out'}
      </p>
      <footer>
        <Trans t={t} i18n={i18n} i18nKey="more" components={{ cart: <Link to="/cart?x=1" /> }} />
      </footer>
    </>
  );
}

function Fragile() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken by a click');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      break
    </button>
  );
}

const app = defineApp({ locales, pages: { greeting: async () => Greeting, fragile: async () => Fragile } });
const screenOf = (props: TestProps) => within(props.domElement);

describe('defineApp', () => {
  it('shows a page in the language of its address, with its parameters and query', async () => {
    const props = createProps('/en/hello?from=mail');
    await app.mount(props);
    expect(screenOf(props).getByRole('heading').textContent).toBe('Hello Léa');
    expect(screenOf(props).getByRole('paragraph').textContent).toBe('en mail out');
    expect(screenOf(props).getByRole('contentinfo').textContent).toBe('See the cart');
  });

  it('keeps two roots of one remote in the languages of their own addresses', async () => {
    const [french, english] = [createProps('/hello'), createProps('/en/hello')];
    await Promise.all([app.mount(french), app.mount(english)]);
    expect(screenOf(french).getByRole('heading').textContent).toBe('Bonjour Léa');
    expect(screenOf(english).getByRole('heading').textContent).toBe('Hello Léa');
  });

  it('keeps links in the language of the page, and navigates through the shell', async () => {
    const navigations: unknown[] = [];
    const props = createProps('/en/hello', { platform: createPlatform(navigations) });
    await app.mount(props);
    const link = screenOf(props).getByRole('link', { name: 'cart' });
    expect(link.getAttribute('href')).toBe('/en/cart?x=1');
    await userEvent.click(link);
    expect(navigations).toEqual([['/en/cart?x=1', { state: undefined }]]);
  });

  it('changes language and parameters by an update, without a new mount', async () => {
    const props = createProps('/hello');
    await app.mount(props);
    const heading = screenOf(props).getByRole('heading');
    const { location } = createProps('/en/hello');
    await app.update({ ...props, location, page: { id: 'greeting', params: { name: 'Tom' } } });
    expect(heading.textContent).toBe('Hello Tom');
    expect(heading.isConnected).toBe(true);
  });

  it('hands a crash after mounting to the shell, and leaves nothing behind', async () => {
    const crashes: unknown[] = [];
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = createProps('/', { page: { id: 'fragile', params: {} }, onCrash: (cause) => crashes.push(cause) });
    await app.mount(props);
    await userEvent.click(screenOf(props).getByRole('button'));
    await waitFor(() => expect(crashes).toEqual([new Error('broken by a click')]));
    expect(screenOf(props).queryByRole('button')).toBeNull();
    silent.mockRestore();
  });

  it('tries texts again that could not be brought', async () => {
    let attempts = 0;
    const shaky = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return { default: { hello: 'Bonjour {{name}}' } };
    };
    const retried = defineApp({ locales: { ...locales, fr: shaky }, pages: { greeting: async () => Greeting } });
    await expect(retried.mount(createProps('/'))).rejects.toThrow('offline');
    const props = createProps('/');
    await retried.mount(props);
    expect(screenOf(props).getByRole('heading').textContent).toBe('Bonjour Léa');
  });
});

describe('defineFragment', () => {
  it('runs alone, and leaves nothing behind', async () => {
    const fragment = defineFragment(() => <p>here</p>, locales);
    const props = createProps('/');
    await fragment.mount(props);
    expect(screenOf(props).getByRole('paragraph').textContent).toBe('here');
    await fragment.unmount(props);
    expect(screenOf(props).queryByRole('paragraph')).toBeNull();
  });
});
