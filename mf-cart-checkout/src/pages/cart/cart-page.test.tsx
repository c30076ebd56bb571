import type { Session } from '@aimante/contract';
import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { cartOf, line, photo } from '../../cart/cart.fixture.ts';
import type { Cart } from '../../cart/cart.ts';
import { formatCart, parseCart } from '../../cart/storage/cart-format.ts';
import { quoteOf } from '../../quote/quote.fixture.ts';

const keep = (cart: Cart) => localStorage.setItem('cart', formatCart(cart));
const kept = () => parseCart(localStorage.getItem('cart') ?? '');

/** Text with plain spaces instead of non-breaking ones. */
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ');

function shop(answers: Partial<Record<string, () => Response>> = {}) {
  return (path: string, init?: RequestInit): Response => {
    const answer = answers[path];
    if (answer) return answer();
    if (path === '/api/checkout/quote') return Response.json(quoteOf(init?.body as string));
    return new Response(null, { status: 404 });
  };
}

async function open(api = shop(), session: Session | null = null) {
  const piece = await mountPiece(app, { path: '/cart', page: { id: 'cart', params: {} }, api, session });
  return { ...piece, view: within(piece.element), user: userEvent.setup() };
}

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the cart page', () => {
  it('offers to continue shopping while it is empty', async () => {
    const { view } = await open();
    expect(await view.findByRole('heading', { level: 1, name: 'Votre panier est vide' })).toBeTruthy();
    expect(view.getByRole('link', { name: 'Continuer mes achats' }).getAttribute('href')).toBe('/products');
  });

  it('names product, number of magnets, prices and total', async () => {
    keep(cartOf(line()));
    const { view } = await open();
    const item = await view.findByRole('heading', {
      level: 2,
      name: /Produit personnalisé\u00a0· magnet-carre.*Magnet carré/,
    });
    expect(plain(item.closest('li'))).toContain('2 magnets × 4,50 €');
    expect(await view.findByText('Chez vous entre le ven. 27 nov. et le mer. 2 déc.')).toBeTruthy();
  });

  it('asks before it removes a line, and can undo', async () => {
    keep(cartOf(line()));
    const { view, user, record } = await open();
    await user.click(await view.findByRole('button', { name: /^Retirer.: Magnet carré$/ }));
    expect(record.questions).toHaveLength(1);
    expect(kept()?.lines).toEqual([]);
    act(() => record.notices[0]?.action?.run());
    expect(kept()?.lines).toHaveLength(1);
  });

  it('turns the photos from the last to the first', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    keep(cartOf(line()));
    const { view, user } = await open();
    await user.click(await view.findByRole('button', { name: /^Agrandir la photo 2 sur 2/ }));
    const dialog = await view.findByRole('dialog', { name: 'Vos photos en grand' });
    await user.click(within(dialog).getByRole('button', { name: 'Photo suivante' }));
    expect(within(dialog).getByRole('status').textContent).toBe('1 / 2');
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('status').textContent).toBe('2 / 2');
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(view.queryByRole('dialog')).toBeNull();
  });

  it('changes how often a photo is printed', async () => {
    keep(cartOf(line()));
    const { view, user } = await open();
    await user.click(await view.findByRole('button', { name: /^Exemplaires.: Magnet carré$/ }));
    await user.click(await view.findByRole('button', { name: 'Un exemplaire de plus de la photo 2' }));
    expect(kept()?.lines[0]?.photos.map(({ copies }) => copies)).toEqual([1, 2]);
  });

  it('gives a photo that was removed back, and the coupon with it', async () => {
    keep({ ...cartOf(line()), coupon: { code: 'MERCI', type: 'percentage', value: 10, minimumCents: 0 } });
    const { view, user, record } = await open();
    await user.click(await view.findByRole('button', { name: /^Exemplaires.: Magnet carré$/ }));
    await user.click(await view.findByRole('button', { name: 'Retirer la photo 1' }));
    expect(document.activeElement).toBe(view.getByRole('list', { name: 'Exemplaires par photo' }));
    expect(kept()?.lines[0]?.photos).toHaveLength(1);
    act(() => record.notices[0]?.action?.run());
    expect(kept()?.lines[0]?.photos).toHaveLength(2);
    expect(kept()?.coupon?.code).toBe('MERCI');
  });

  it('says that a price has changed until the customer has taken note', async () => {
    keep(cartOf(line({ unitPriceCents: 400 })));
    const { view, user } = await open();
    expect(plain((await view.findByText(/Le prix a changé/)).parentElement)).toContain('8,00 € devient 9,00 €');
    await user.click(view.getByRole('button', { name: 'J’ai compris' }));
    expect(kept()?.lines[0]?.unitPriceCents).toBe(450);
  });

  it('does not report a changed price when a coupon applies to one of two products', async () => {
    const coupon = { code: 'MERCI', type: 'percentage', value: 10, minimumCents: 0 } as const;
    keep({ ...cartOf(line(), line({ lineId: 'other', photos: [photo('cake')] })), coupon });
    const api = shop();
    const { view } = await open((path, init) =>
      path === '/api/checkout/quote'
        ? Response.json(quoteOf(init?.body as string, { discountCents: 45, totalCents: 1305 }))
        : api(path, init),
    );
    expect(await view.findByText(/13,05/)).toBeTruthy();
    expect(view.queryByText(/Le prix a changé/)).toBeNull();
  });

  it('keeps the name of a product that is no longer sold, and does not count it', async () => {
    keep(cartOf(line(), line({ lineId: 'second' })));
    let isHidden = false;
    const notice = { lineId: 'first', code: 'PRODUCT_UNAVAILABLE', message: 'Cet article n’est plus disponible.' };
    const api = (path: string, init?: RequestInit) => {
      if (path !== '/api/checkout/quote') return new Response(null, { status: 404 });
      const quote = quoteOf(init?.body as string);
      if (!isHidden) return Response.json(quote);
      return Response.json({ ...quote, lines: quote.lines.slice(1), notices: [notice], canBeOrdered: false });
    };
    const before = await open(api);
    await before.view.findAllByText('Magnet carré');
    await waitFor(() => expect(localStorage.getItem('cart')).toContain('Magnet carré'));
    await before.unmount();
    isHidden = true;
    const { view } = await open(api);
    expect(await view.findByText(notice.message)).toBeTruthy();
    expect(view.getAllByText('Magnet carré')).toHaveLength(2);
    expect(await view.findByText('2 magnets')).toBeTruthy();
    expect(view.queryByText('Magnets photo')).toBeNull();
  });

  it('checks a coupon as a guest after the session ended, and keeps the typed code', async () => {
    keep(cartOf(line()));
    const callers: (string | null)[] = [];
    const quoting = shop();
    const { view, user, unmount } = await open(
      (path, init) => {
        if (path !== '/api/coupons/validate') return quoting(path, init);
        callers.push(new Headers(init?.headers).get('authorization'));
        return Response.json({ code: 'UNAUTHENTICATED', message: 'Veuillez vous connecter.' }, { status: 401 });
      },
      { token: 'old', role: 'customer' },
    );
    await user.type(await view.findByRole('textbox', { name: /Code promo/ }), 'MERCI');
    await user.click(view.getByRole('button', { name: 'Appliquer' }));
    await user.click(await within(document.body).findByRole('button', { name: 'Continuer sans compte' }));
    await waitFor(() => expect(callers).toEqual(['Bearer old', null]));
    expect(view.getByRole<HTMLInputElement>('textbox', { name: /Code promo/ }).value).toBe('MERCI');
    await unmount();
  });

  it('computes the total itself while the shop does not answer', async () => {
    keep(cartOf(line(), line({ lineId: 'plain', photos: [photo('cake', { copies: 3 })] })));
    const down = () => {
      throw new TypeError('no network');
    };
    const { view } = await open(shop({ '/api/checkout/quote': down }));
    expect(await view.findByText(/Pas de connexion/, {}, { timeout: 3000 })).toBeTruthy();
    expect(plain(view.getByText('Total').nextElementSibling)).toBe('22,50 €');
  });

  it('continues to the checkout with what is bought', async () => {
    keep(cartOf(line()));
    const { view, user, record } = await open();
    await user.click(await view.findByRole('button', { name: 'Passer la commande' }));
    expect(record.navigations).toEqual(['/checkout']);
    expect(JSON.parse(localStorage.getItem('checkout_data') ?? '{}')).toMatchObject({ total: 9 });
  });

  it('links the line with too little stock instead of the checkout', async () => {
    keep(cartOf(line(), line({ lineId: 'short', photos: [photo('cake')] })));
    const short = { lineId: 'short', code: 'OUT_OF_STOCK' as const, message: 'Il n’en reste que 1.', available: 1 };
    const api = shop();
    const { view, user, record } = await open((path, init) =>
      path === '/api/checkout/quote'
        ? Response.json(quoteOf(init?.body as string, { notices: [short], canBeOrdered: false }))
        : api(path, init),
    );
    const message = await view.findByText('Il n’en reste que 1.');
    await user.click(view.getByRole('button', { name: 'Passer la commande' }));
    expect(record.navigations).toEqual([]);
    expect(document.activeElement).toBe(message.closest('li'));
    expect(view.getByText('Un article est à corriger avant de passer la commande.')).toBeTruthy();
  });
});

describe('a line with photos that are gone from the server', () => {
  const says = /^1 photo n’est plus sur nos serveurs.: nous effaçons les photos sans commande après 30 jours\./;
  const again = { name: /^Choisir la photo de nouveau.: Magnet carré$/ };

  it('says what happened, and leads to the photos again', async () => {
    keep(cartOf(line({ gonePhotos: ['cat'] })));
    const { view, user, record } = await open();
    expect(await view.findByText(says)).toBeTruthy();
    await user.click(await view.findByRole('link', again));
    expect(record.navigations[0]).toBe('/products/magnet-carre/customize/guest?line=first');
  });

  it('can be removed, and is to be corrected before the checkout', async () => {
    keep(cartOf(line({ lineId: 'gone', gonePhotos: ['cat'] })));
    const { view, user, record } = await open();
    const message = await view.findByText(says);
    await user.click(view.getByRole('button', { name: 'Passer la commande' }));
    expect(record.navigations).toEqual([]);
    expect(document.activeElement).toBe(message.closest('li'));
    await user.click(view.getByRole('button', { name: /^Retirer l’article.: Magnet carré$/ }));
    expect(kept()?.lines).toEqual([]);
  });
});

describe('the coupon box', () => {
  const coupon =
    (discount_type: string, discount: number, minimum_amount: number | null = null) =>
    () =>
      Response.json({
        success: true,
        isValid: true,
        coupon: { code: 'MERCI', discount_type, discount, minimum_amount },
      });
  const refused = (status: number, message: string) => () => Response.json({ code: 'X', message }, { status });

  async function type(answer: () => Response) {
    keep(cartOf(line()));
    const opened = await open(shop({ '/api/coupons/validate': answer }));
    const apply = await opened.view.findByRole<HTMLButtonElement>('button', { name: 'Appliquer' });
    expect(apply.disabled).toBe(true);
    await opened.user.type(opened.view.getByRole('textbox', { name: 'Code promo' }), 'merci');
    await opened.user.click(apply);
    return opened;
  }

  it.each([
    [/10 % de remise/, coupon('percentage', 10), { type: 'percentage', value: 10 }],
    [/5,00 € de remise/, coupon('fixed', 5), { type: 'fixed', value: 500 }],
  ])('applies %s, and takes it back', async (text, answer, applied) => {
    const { view, user } = await type(answer);
    expect(await view.findByText(text)).toBeTruthy();
    expect(kept()?.coupon).toMatchObject(applied);
    expect(document.activeElement?.textContent).toContain('MERCI appliqué');
    await user.click(view.getByRole('button', { name: 'Retirer le code promo' }));
    expect(kept()?.coupon).toBeNull();
    expect(document.activeElement?.textContent).toContain('Code promo');
    expect(view.getByRole('button', { name: 'Appliquer' })).toBeTruthy();
  });

  it.each([
    ['an unknown code', refused(404, 'whatever'), 'Code promo invalide'],
    ['a code that the shop refuses', refused(400, 'Ce code promo a expiré.'), 'Ce code promo a expiré.'],
    ['a refusal without words', refused(400, ''), 'Code promo invalide'],
    ['a broken server', refused(500, 'stack'), 'Une erreur s’est produite lors de la validation du code'],
    ['a cart below the minimum', coupon('fixed', 5, 20), 'Montant minimum d’achat requis : €20'],
    [
      'a code that is not valid',
      () =>
        Response.json({ success: true, isValid: false, coupon: { code: 'X', discount_type: 'fixed', discount: 1 } }),
      'Code promo invalide',
    ],
  ])('says what is wrong with %s', async (_, answer, text) => {
    const { view } = await type(answer);
    expect(await view.findByText(text)).toBeTruthy();
    expect(kept()?.coupon).toBeNull();
  });
});
