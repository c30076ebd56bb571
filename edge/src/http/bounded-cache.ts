/** Keeps the most recently used entries, up to a total weight. Concurrent requests for a key share one computation. */
export class BoundedCache<T> {
  readonly #entries = new Map<string, { value: T; weight: number }>();
  readonly #making = new Map<string, Promise<T | undefined>>();
  readonly #limit: number;
  #weight = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /**
   * Computes a new value even where one is cached, which stays until the new one is ready. `undefined` and errors are
   * not cached.
   */
  renew<M extends T | undefined>(key: string, weigh: (value: T) => number, make: () => Promise<M>): Promise<M> {
    const underway = this.#making.get(key) as Promise<M> | undefined;
    if (underway) return underway;
    const making = make()
      .then((value) => {
        if (value !== undefined) this.keep(key, { value, weight: weigh(value) });
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** The cached value, else a new one. */
  make(key: string, weigh: (value: T) => number, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.get(key);
    return kept === undefined ? this.renew(key, weigh, make) : Promise.resolve(kept);
  }

  keep(key: string, entry: { value: T; weight: number }): void {
    if (entry.weight > this.#limit) return;
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const [oldest, { weight }] of this.#entries) {
      if (this.#weight <= this.#limit) return;
      this.#entries.delete(oldest);
      this.#weight -= weight;
    }
  }
}
