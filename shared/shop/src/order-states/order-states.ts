export { describeOrder, type OrderDescription, type OrderMoney, type OrderState } from './describe-order.ts';
export type { OrderFacts } from './order-facts.ts';
export {
  nextStages,
  nextStagesOf,
  orderStages,
  orderStatuses,
  paymentStatuses,
  unpackedStages,
} from './order-stages.ts';
export { moneySentences, type OrderWords, orderWords, stageWord } from './order-words.ts';
