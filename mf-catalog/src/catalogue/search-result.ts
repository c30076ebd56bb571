import type { Product } from '@aimante/api-contract/catalogue';
import type { PublicSettings } from '@aimante/api-contract/settings';
import type { Locale } from '@aimante/contract';
import { deliveryTerms } from '@aimante/shop/delivery-terms';
import { formatCents } from '@aimante/shop/money';
import type { TFunction } from 'i18next';

/** Search engines cut longer texts. */
const TITLE_ROOM = 60;
const DESCRIPTION_ROOM = 155;

interface Offered {
  readonly low: number;
  readonly high: number;
}

interface Words {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly settings?: PublicSettings | undefined;
}

type Described = Pick<Product, 'name' | 'description' | 'isPersonalised' | 'seoTitle' | 'seoDescription'>;

/**
 * Title and description of a product in a search result. Texts that the team wrote for search engines stay as they
 * are. Others get facts after them while there is room.
 */
export function searchResultOf(product: Described, { low, high }: Offered, { t, locale, settings }: Words) {
  const { name, isPersonalised } = product;
  const ending = settings ? ` · ${settings.shop.name}` : '';
  const amount = formatCents(low, locale);
  const withPrice = (text: string) =>
    t(low === high ? 'product.head.price' : 'product.head.from', { text, price: amount });
  const fits = (text: string) => text.length + ending.length <= TITLE_ROOM;
  const whole = isPersonalised ? t('product.head.madeToOrder', { name }) : name;
  const title = [withPrice(whole), whole, withPrice(name)].find(fits) ?? name;
  const terms = settings && deliveryTerms(settings.deliveryZones, locale, low);
  const sentences = [
    t(isPersonalised ? 'product.head.yourPhoto' : 'product.head.packed'),
    ...(terms ? [t('product.head.delivered', { terms })] : []),
  ];
  return {
    title: product.seoTitle || title,
    description: product.seoDescription || sentences.reduce(appendIfRoom, product.description),
  };
}

function appendIfRoom(text: string, sentence: string): string {
  const longer = text ? `${text} ${sentence}` : sentence;
  return longer.length <= DESCRIPTION_ROOM ? longer : text;
}
