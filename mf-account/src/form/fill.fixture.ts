import userEvent from '@testing-library/user-event';

/** Pastes a value, as a password manager does: one event per field instead of one per letter. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(value);
}
