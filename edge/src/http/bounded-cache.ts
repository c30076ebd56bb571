/** Keeps what was used last, up to a weight. What is being made is made once for all who wait. */
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

  /** What `renew` is making. */
  underway(key: string): Promise<T> | undefined {
    return this.#making.get(key) as Promise<T> | undefined;
  }

  /** Made anew though one is kept, which stays until the new one is there. */
  renew(key: string, weigh: (value: T) => number, make: () => Promise<T>): Promise<T> {
    const underway = this.underway(key);
    if (underway) return underway;
    const making = make()
      .then((value) => {
        this.#keep(key, { value, weight: weigh(value) });
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** What could not be made (`undefined`, or an error) is not kept. */
  make(key: string, weigh: (value: T) => number, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const underway = this.#making.get(key);
    if (underway) return underway;
    const making = make()
      .then((value) => {
        if (value !== undefined) this.#keep(key, { value, weight: weigh(value) });
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, entry: { value: T; weight: number }): void {
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
