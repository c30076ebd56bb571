/** A static check of the whole project. An empty answer: it holds. */
export interface Gate {
  readonly name: string;
  readonly faults: () => Promise<readonly string[]>;
}
