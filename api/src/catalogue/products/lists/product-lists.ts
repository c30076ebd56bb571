import { productCardSchema } from '@aimante/api-contract/catalogue/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { keepAnswers } from '../../../platform/http/answers/kept-answers.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Locale } from '../../../platform/text/refusal.ts';
import { selectProducts } from '../record/product-rows.ts';
import { viewCard } from '../record/views.ts';
import { listOptions, type ProductListQuery, type ProductSelection } from './product-list.ts';

export type KeptAnswer = ReturnType<typeof keepAnswers>;
export type ProductLists = ReturnType<typeof createProductLists>;
export interface KeptLists {
  answer: KeptAnswer;
  list: ProductLists;
}

interface ListInput {
  request: FastifyRequest;
  reply: FastifyReply;
  query: ProductListQuery;
  locale: Locale;
}

const cards = z.array(productCardSchema);

/** `list(selection)` is a handler that answers with the cards of the selected products. */
export const createProductLists =
  ({ db }: Services, answer: KeptAnswer) =>
  (selection: ProductSelection) =>
  ({ request, reply, query, locale }: ListInput) => {
    // Search texts and cursors vary too much to be worth caching.
    const key = query.search || query.cursor ? undefined : JSON.stringify([locale, selection, query]);
    const produce = async () => {
      const options = listOptions(query, selection, locale);
      const { rows, next } = options.page(await selectProducts(db, locale, options));
      return { body: rows.map(viewCard), headers: next === undefined ? {} : { 'x-next-cursor': next } };
    };
    return answer({ request, reply, key, schema: cards, produce });
  };
