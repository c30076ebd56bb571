const RULES = {
  length: (password: string) => password.length >= 8,
  digit: (password: string) => /[0-9]/.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
} as const;

export type PasswordRule = keyof typeof RULES;

const LONG_ENOUGH_TO_BE_STRONG = 12;

export interface PasswordState {
  readonly rules: readonly { readonly id: PasswordRule; readonly isMet: boolean }[];
  readonly isAccepted: boolean;
  readonly isStrong: boolean;
}

/** The shop's minimum rules. The server also refuses common passwords, because only the server has that list. */
export function judgePassword(password: string): PasswordState {
  const ids = Object.keys(RULES) as PasswordRule[];
  const rules = ids.map((id) => ({ id, isMet: RULES[id](password) }));
  const isAccepted = rules.every(({ isMet }) => isMet);
  return { rules, isAccepted, isStrong: isAccepted && password.length >= LONG_ENOUGH_TO_BE_STRONG };
}
