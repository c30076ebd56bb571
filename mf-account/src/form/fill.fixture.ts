import userEvent from '@testing-library/user-event';

/** Pastes, as a password manager does: one event a field instead of one a letter. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(value);
}
