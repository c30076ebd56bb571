import type { PaymentChoice } from '../progress/payment-progress.ts';
import type { ProviderForm } from '../progress/use-payment.ts';

/**
 * The payment that a press on a wallet's button starts. It belongs to the total that the wallet shows, so a later total
 * is not charged without a question.
 */
export type WalletPayment = (choice: PaymentChoice, form?: ProviderForm) => Promise<void>;

/** Undefined: the wallet stays closed, because the customer must do something first. */
export type WalletPress = () => WalletPayment | undefined;
