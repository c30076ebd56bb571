import { basename } from 'node:path';

interface ChosenProofs {
  readonly programs: readonly string[];
  /** Arguments for the programs, as `mf-catalog` in `remote-faults mf-catalog`. */
  readonly rest: readonly string[];
}

/**
 * An argument that is part of a program's file name selects that program. The others go to the programs. None selects
 * all.
 */
export function chooseProofs(programs: readonly string[], args: readonly string[]): ChosenProofs {
  const fits = (program: string, word: string) => basename(program).includes(word);
  const names = args.filter((word) => programs.some((program) => fits(program, word)));
  if (args[0] !== undefined && names[0] !== args[0]) throw new Error(`No proof is named "${args[0]}".`);
  const isChosen = (program: string) => names.length === 0 || names.some((name) => fits(program, name));
  return { programs: programs.filter(isChosen), rest: args.filter((word) => !names.includes(word)) };
}
