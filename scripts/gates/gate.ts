/** A static check of the whole project. It passes when `faults` is empty. */
export interface Gate {
  readonly name: string;
  readonly faults: () => Promise<readonly string[]>;
}
