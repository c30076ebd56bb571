export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

const LONG_ENOUGH_TO_BE_STRONG = 12;

export interface PasswordState {
  readonly isAccepted: boolean;
  readonly isStrong: boolean;
}

/** What can be said without the server, which refuses passwords that are easy to guess. */
export function judgePassword({ length }: string): PasswordState {
  const isAccepted = length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
  return { isAccepted, isStrong: isAccepted && length >= LONG_ENOUGH_TO_BE_STRONG };
}
