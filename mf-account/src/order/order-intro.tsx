import type { Order } from '@aimante/api-contract/orders';
import type { Locale } from '@aimante/contract';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { formatPrice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { keptQuantity, reducedTotal } from './kept-items.ts';

export function OrderIntro({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { areMagnets, ...facts } = contentsOf(order, locale);
  return t(areMagnets ? 'order.intro.text' : 'order.intro.items', {
    ...facts,
    date: formatDate(order.createdAt, locale),
  });
}

export function OrderContents({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { areMagnets, ...facts } = contentsOf(order, useLocale());
  return t(areMagnets ? 'tracking.order.magnets' : 'tracking.order.items', facts);
}

function contentsOf(order: Order, locale: Locale) {
  const articles = order.lines.filter(({ kind }) => kind === 'article');
  return {
    count: articles.reduce((sum, line) => sum + keptQuantity(line), 0),
    total: formatPrice(reducedTotal(order) ?? order.totalCents, locale),
    areMagnets: articles.every(({ isPersonalised }) => isPersonalised),
  };
}
