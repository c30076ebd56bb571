/** The checkout id of the cart of which a reminder was asked for on this device. */
const REMINDER_KEY = 'cart-reminder';

export function readAskedReminder(): string | null {
  try {
    return localStorage.getItem(REMINDER_KEY);
  } catch {
    return null;
  }
}

/** Null: none any more. */
export function keepAskedReminder(checkoutId: string | null): void {
  try {
    if (checkoutId === null) localStorage.removeItem(REMINDER_KEY);
    else localStorage.setItem(REMINDER_KEY, checkoutId);
  } catch {
    // Without storage, the server finds out by the order whether a reminder is still wanted.
  }
}
