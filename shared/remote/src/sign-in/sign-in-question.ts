export type SignInAnswer = 'signed-in' | 'guest' | 'later';

export interface SignInQuestion {
  /** The account to sign in to. Without it, the visitor types an address. */
  readonly email?: string;
  /** Offers to go on without an account. */
  readonly canBeGuest?: boolean;
  /** The session lives, and has to prove its second factor again. */
  readonly isStepUp?: boolean;
}

export type AskSignIn = (question: SignInQuestion) => Promise<SignInAnswer>;
