import { formatCents } from '../money/money.ts';
import { describeOrder, type OrderDescription } from './describe-order.ts';
import type { OrderFacts, OrderStage } from './order-facts.ts';
import { type OrderTexts, orderTexts } from './order-texts.ts';

export interface OrderWords {
  /** For the customer: “Terminée”, “Annulée”. */
  readonly state: string;
  /** For the workshop: the production stage, or the state when there is none. */
  readonly step: string;
  /** Payment and refund: “Payée”, “Remboursement en cours”. */
  readonly money: string;
  /** Everything in sentences for the customer, with the amounts. */
  readonly sentence: string;
}

/** The state of an order in words: the same on every page, in every mail and in every file. */
export function orderWords(order: OrderFacts, locale: 'fr' | 'en'): OrderWords {
  const description = describeOrder(order);
  const texts = orderTexts[locale];
  const state = texts.state[description.state];
  return {
    state,
    step: stepOf(order, description, texts) ?? state,
    money: texts.money[description.money],
    sentence: [...progress(description, sentencesOf(order, texts)), ...moneySentences(order, locale)].join(' '),
  };
}

function stepOf({ missingPhotos = 0 }: OrderFacts, { stage }: OrderDescription, texts: OrderTexts): string | undefined {
  if (stage === 'a_verifier' && missingPhotos > 0) return texts.photosAwaited;
  return stage === null ? undefined : texts.stage[stage];
}

export const stageWord = (stage: OrderStage, locale: 'fr' | 'en'): string => orderTexts[locale].stage[stage];

function sentencesOf({ hasPhotos = true, missingPhotos = 0 }: OrderFacts, texts: OrderTexts) {
  const { sentence, itemSentence, missingSentence } = texts;
  if (missingPhotos > 0) return { ...sentence, ...missingSentence };
  return hasPhotos ? sentence : { ...sentence, ...itemSentence };
}

const unsent: readonly OrderStage[] = ['a_verifier', 'pret', 'imprime', 'assemble', 'emballe', 'bloque'];

/** For an order that is fully refunded before shipping, the production stage is omitted. */
function progress({ state, stage, isFullyRefunded }: OrderDescription, sentence: OrderTexts['sentence']): string[] {
  if (stage === null) return [sentence[state as 'to_pay' | 'payment_refused' | 'cancelled']];
  return isFullyRefunded && unsent.includes(stage) ? [] : [sentence[stage]];
}

/** The state of the money in sentences: always after a cancellation, otherwise only with a refund. */
export function moneySentences(order: OrderFacts, locale: 'fr' | 'en'): string[] {
  const { state, money, receivedCents, refundedCents, pendingCents, failedCents } = describeOrder(order);
  const texts = orderTexts[locale].refund;
  const euros = (cents: number) => formatCents(cents, locale);
  if (money === 'paid' || money === 'not_paid' || money === 'nothing_due')
    return state === 'cancelled' ? [texts[money](euros(receivedCents))] : [];
  const isAll = refundedCents >= receivedCents;
  return [
    ...(refundedCents > 0
      ? [isAll ? texts.refunded(euros(refundedCents)) : texts.partly(euros(refundedCents), euros(receivedCents))]
      : []),
    ...(pendingCents > 0 ? [texts.pending(euros(pendingCents))] : []),
    ...(failedCents > 0 ? [texts.failed(euros(failedCents))] : []),
  ];
}
