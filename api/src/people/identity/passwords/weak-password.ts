import type { Refusal } from '../../../platform/text/refusal.ts';
import type { UserRow } from '../../users/user-rows.ts';
import { identityErrors } from '../sessions/errors.ts';
import { isCommonPassword } from './common-password.ts';

/** Of 4. A guesser needs more than a million attempts, and the server slows guessing down. */
const STRONG_ENOUGH = 2;
/** The estimate takes seconds for a long text. What follows can only make the password stronger. */
const JUDGED_LENGTH = 40;

const judged = (text: string): string => text.slice(0, JUDGED_LENGTH);

/** The dictionaries have some megabytes: they are loaded for the first new password. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
let judge: ReturnType<typeof loadJudge> | undefined;

/** Why a password is refused: it is known from leaks, or easy to guess with what is known about its owner. */
export async function refuseWeakPassword(
  password: string,
  known: readonly string[] = [],
): Promise<Refusal | undefined> {
  if (isCommonPassword(password)) return identityErrors.PASSWORD_LEAKED();
  if (isCommonPassword(password, known)) return identityErrors.PASSWORD_TOO_WEAK();
  judge ??= loadJudge();
  const { score } = (await judge).check(judged(password), known.map(judged));
  return score < STRONG_ENOUGH ? identityErrors.PASSWORD_TOO_WEAK() : undefined;
}

export const ownerWords = ({ email, firstName, lastName }: Pick<UserRow, 'email' | 'firstName' | 'lastName'>) => [
  email,
  firstName,
  lastName,
];
