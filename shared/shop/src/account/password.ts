export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** The characters that a password needs. */
export const passwordPatterns = { digit: /[0-9]/, upper: /\p{Lu}/u, lower: /\p{Ll}/u } as const;

export type PasswordRule = 'length' | keyof typeof passwordPatterns;

const LONG_ENOUGH_TO_BE_STRONG = 12;

export interface PasswordState {
  readonly rules: readonly { readonly id: PasswordRule; readonly isMet: boolean }[];
  readonly isAccepted: boolean;
  readonly isStrong: boolean;
}

/** The shop's minimum rules. The server also refuses common passwords, because only the server has that list. */
export function judgePassword(password: string): PasswordState {
  const { digit, upper, lower } = passwordPatterns;
  const rules = [
    { id: 'length', isMet: password.length >= PASSWORD_LENGTH.min },
    { id: 'digit', isMet: digit.test(password) },
    { id: 'upper', isMet: upper.test(password) },
    { id: 'lower', isMet: lower.test(password) },
  ] as const;
  const isAccepted = rules.every(({ isMet }) => isMet) && password.length <= PASSWORD_LENGTH.max;
  return { rules, isAccepted, isStrong: isAccepted && password.length >= LONG_ENOUGH_TO_BE_STRONG };
}
