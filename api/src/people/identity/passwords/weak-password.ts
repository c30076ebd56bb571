import { isCommonPassword } from './common-password.ts';

/** Of 4. A guesser needs more than a million attempts, and the server slows guessing down. */
const STRONG_ENOUGH = 2;
/** The estimate takes seconds for a long text. What follows can only make the password stronger. */
const JUDGED_LENGTH = 40;

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

/** Whether a password is known from leaks or easy to guess, with what is known about its owner. */
export async function isWeakPassword(password: string, known: readonly string[] = []): Promise<boolean> {
  if (isCommonPassword(password, known)) return true;
  judge ??= loadJudge();
  const { score } = (await judge).check(password.slice(0, JUDGED_LENGTH), [...known]);
  return score < STRONG_ENOUGH;
}
