import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../testing/people/identity.ts';
import { createAccount, lastMail, TestBrowser, testPassword } from '../../testing/people/test-browser.ts';
import { testJpeg } from '../../testing/people/test-uploader.ts';

const running = testIdentity();

const rows = `
POST /api/auth/register
POST /api/auth/login
GET /api/users/profile
PUT /api/users/profile
POST /api/users/addresses
PUT /api/users/addresses/{id}
DELETE /api/users/addresses/{id}
POST /api/user/deactivate
POST /api/user/reactivate
GET /api/users
PUT /api/users/{id}
DELETE /api/users/{id}
GET /api/orders
GET /api/dashboard/stats
GET /api/categories
POST /api/categories
PUT /api/categories/{id}
DELETE /api/categories/{id}
POST /api/categories/{id}/move-up
POST /api/categories/{id}/move-down
GET /api/categories/{id}/products
GET /api/products
GET /api/products/market
GET /api/products/magnets
GET /api/products/magnets/market
GET /api/products/{id}
GET /api/products/slug/{slug}
POST /api/products
PUT /api/products/{id}
DELETE /api/products/{id}
GET /api/product-variants/{productId}
POST /api/product-variants/{productId}
PUT /api/product-variants/{id}
DELETE /api/product-variants/{id}
GET /api/variant-options
POST /api/variant-options
PUT /api/variant-options/{id}
DELETE /api/variant-options/{id}
GET /api/product-images/{productId}
POST /api/product-images/{productId}
POST /api/product-images/{productId}/multiple
DELETE /api/product-images/{id}
PUT /api/product-images/reorder
GET /api/portfolio-images/{portfolioItemId}
POST /api/portfolio-images/{portfolioItemId}
POST /api/portfolio-images/{portfolioItemId}/multiple
PUT /api/portfolio-images/{id}
DELETE /api/portfolio-images/{id}
PUT /api/portfolio-images/reorder
GET /api/product-bundles/{productId}
POST /api/product-bundles/{productId}
GET /api/product-bundles/bundle/{id}
PUT /api/product-bundles/{id}
DELETE /api/product-bundles/{id}
DELETE /api/product-bundles/product/{productId}
GET /api/product-bundles/active
GET /api/product-bundles/featured
GET /api/coupons
POST /api/coupons
PUT /api/coupons/{id}
DELETE /api/coupons/{id}
POST /api/coupons/validate
GET /api/portfolio/portfolio
GET /api/portfolio/categories
POST /api/newsletter/subscribe
POST /api/newsletter/unsubscribe
GET /api/newsletter/status/{email}
`
  .trim()
  .split('\n');

const done = new Set<string>();

/** Makes one call as the table writes it: fills in `{…}` and ticks the row if the call succeeds. */
function by(browser: TestBrowser) {
  return async (row: string, body?: unknown, fill = ''): Promise<{ id: string } & Record<string, unknown>> => {
    const line = row.replace(/\{\w+\}/, encodeURIComponent(fill));
    const answer = await browser.call(line, body);
    expect({ row, status: answer.status, said: answer.status < 300 ? '' : answer.body }).toMatchObject({
      row,
      said: '',
    });
    done.add(row);
    return answer.body as never;
  };
}

async function sendPictures(browser: TestBrowser, row: string, form: { fill: string; field: string; count: number }) {
  const data = new FormData();
  const picture = await testJpeg();
  for (let n = 0; n < form.count; n += 1) data.append(form.field, new Blob([new Uint8Array(picture)]), `${n}.jpg`);
  const headers = {
    cookie: browser.cookieHeader(),
    authorization: `Bearer ${browser.token}`,
    origin: 'http://localhost:3000',
  };
  const [method = '', path = ''] = row.replace(/\{\w+\}/, form.fill).split(' ');
  const answer = await fetch(running.api.url + path, { method, headers, body: data });
  expect({ row, status: answer.status }).toEqual({ row, status: 201 });
  done.add(row);
  return (await answer.json()) as { id: string } & { id: string }[];
}

async function logIn(role: 'customer' | 'admin') {
  const account = await createAccount(running.api.services, { role });
  const browser = new TestBrowser(running.api.url);
  await browser.login(account.email);
  return { ...account, browser, call: by(browser) };
}

describe('the specification’s table of calls, by a script without other knowledge', () => {
  it('accounts and addresses', async () => {
    const stranger = by(new TestBrowser(running.api.url));
    const email = 'script@exemple.test';
    const signup = { email, password: testPassword, firstName: 'A', lastName: 'B', acceptTerms: true };
    await stranger('POST /api/auth/register', signup);
    const { token } = await lastMail(running.api.services, email);
    await new TestBrowser(running.api.url).call('POST /api/auth/verify-email', { token });
    const browser = new TestBrowser(running.api.url);
    const own = by(browser);
    await own('POST /api/auth/login', { email, password: testPassword });
    await own('GET /api/users/profile');
    await own('PUT /api/users/profile', { firstName: 'Alix' });
    const address = { firstName: 'A', lastName: 'B', line1: 'C', postalCode: '75011', city: 'Paris' };
    const { id } = await own('POST /api/users/addresses', address);
    await own('PUT /api/users/addresses/{id}', { city: 'Lyon' }, id);
    await own('DELETE /api/users/addresses/{id}', undefined, id);
    await own('GET /api/orders');
    await own('POST /api/user/deactivate', { reason: 'Une pause' });
    await browser.login(email);
    await own('POST /api/user/reactivate');
    const admin = await logIn('admin');
    await admin.call('GET /api/users');
    await admin.call('GET /api/dashboard/stats');
    const other = await createAccount(running.api.services);
    await admin.call('PUT /api/users/{id}', { firstName: 'Noé' }, other.id);
    await admin.call('DELETE /api/users/{id}', undefined, other.id);
  });

  it('catalogue', async () => {
    const { browser, call } = await logIn('admin');
    const visitor = by(new TestBrowser(running.api.url));
    const category = await call('POST /api/categories', { name: 'Fêtes' });
    await call('PUT /api/categories/{id}', { name: 'Fêtes et joies' }, category.id);
    await call('POST /api/categories/{id}/move-up', undefined, category.id);
    await call('POST /api/categories/{id}/move-down', undefined, category.id);
    const product = await call('POST /api/products', { name: 'Magnet', price: 4.5, categoryId: category.id });
    await call('PUT /api/products/{id}', { price: 5 }, product.id);
    await visitor('GET /api/categories');
    await visitor('GET /api/categories/{id}/products', undefined, category.id);
    for (const row of rows.filter((one) => /^GET \/api\/products[a-z/]*$/.test(one))) await visitor(row);
    await visitor('GET /api/products/{id}', undefined, product.id);
    await visitor('GET /api/products/slug/{slug}', undefined, String(product.slug));
    const option = await call('POST /api/variant-options', { groupName: 'Finition', value: 'Mat' });
    await call('PUT /api/variant-options/{id}', { value: 'Brillant' }, option.id);
    await visitor('GET /api/variant-options');
    const variant = await call(
      'POST /api/product-variants/{productId}',
      { sku: 'M-1', optionIds: [option.id] },
      product.id,
    );
    await call('PUT /api/product-variants/{id}', { price: 6 }, variant.id);
    await visitor('GET /api/product-variants/{productId}', undefined, product.id);
    await call('DELETE /api/product-variants/{id}', undefined, variant.id);
    await call('DELETE /api/variant-options/{id}', undefined, option.id);
    const lot = { name: 'Lot de 9', quantity: 9, bundle_price: 3.9 };
    const bundle = await call('POST /api/product-bundles/{productId}', lot, product.id);
    await call('PUT /api/product-bundles/{id}', { quantity: 12 }, bundle.id);
    await visitor('GET /api/product-bundles/{productId}', undefined, product.id);
    await visitor('GET /api/product-bundles/bundle/{id}', undefined, bundle.id);
    await visitor('GET /api/product-bundles/active');
    await visitor('GET /api/product-bundles/featured');
    await call('DELETE /api/product-bundles/{id}', undefined, bundle.id);
    await call('DELETE /api/product-bundles/product/{productId}', undefined, product.id);
    const fill = product.id;
    const one = await sendPictures(browser, 'POST /api/product-images/{productId}', { fill, field: 'image', count: 1 });
    const more = await sendPictures(browser, 'POST /api/product-images/{productId}/multiple', {
      fill,
      field: 'images',
      count: 2,
    });
    await call('PUT /api/product-images/reorder', {
      productId: product.id,
      imageIds: [...more.map(({ id }) => id), one.id],
    });
    await visitor('GET /api/product-images/{productId}', undefined, product.id);
    await call('DELETE /api/product-images/{id}', undefined, one.id);
    await call('DELETE /api/products/{id}', undefined, product.id);
    await call('DELETE /api/categories/{id}', undefined, category.id);
  });

  it('portfolio, coupons and newsletter', async () => {
    const { browser, call } = await logIn('admin');
    const visitor = by(new TestBrowser(running.api.url));
    const category = (await browser.call('POST /api/portfolio/categories', { name: 'Mariages' })).body;
    const project = { title: 'Un mariage', description: 'Cent magnets', category_id: category.id };
    const item = (await browser.call('POST /api/portfolio/portfolio', project)).body;
    const fill = String(item.id);
    const one = await sendPictures(browser, 'POST /api/portfolio-images/{portfolioItemId}', {
      fill,
      field: 'image',
      count: 1,
    });
    const more = await sendPictures(browser, 'POST /api/portfolio-images/{portfolioItemId}/multiple', {
      fill,
      field: 'images',
      count: 2,
    });
    await call('PUT /api/portfolio-images/{id}', { alt: 'La salle' }, one.id);
    const imageIds = [...more.map(({ id }) => id), one.id];
    await call('PUT /api/portfolio-images/reorder', { portfolioItemId: fill, imageIds });
    await call('GET /api/portfolio-images/{portfolioItemId}', undefined, fill);
    await call('DELETE /api/portfolio-images/{id}', undefined, one.id);
    expect((await visitor('GET /api/portfolio/portfolio')).data).toEqual(expect.any(Array));
    await visitor('GET /api/portfolio/categories');
    const coupon = await call('POST /api/coupons', { code: 'ETE', discount_type: 'percentage', discount: 10 });
    await call('GET /api/coupons');
    await call('PUT /api/coupons/{id}', { is_active: true }, coupon.id);
    expect(await visitor('POST /api/coupons/validate', { code: 'ETE', cartTotal: 30 })).toMatchObject({
      success: true,
      isValid: true,
      coupon: { code: 'ETE', discount_type: 'percentage', discount: 10, minimum_amount: null },
    });
    await call('DELETE /api/coupons/{id}', undefined, coupon.id);
    const email = 'lettre@exemple.test';
    expect((await visitor('POST /api/newsletter/subscribe', { email })).message).toEqual(expect.any(String));
    await visitor('GET /api/newsletter/status/{email}', undefined, email);
    await visitor('POST /api/newsletter/unsubscribe', { email });
  });

  it('leaves out no row', () => {
    expect(rows.filter((row) => !done.has(row))).toEqual([]);
  });
});
