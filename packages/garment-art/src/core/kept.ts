// What was costly to work out, kept for the next time.

/** Keeps what was used last, as much as weighs no more than the limit; the newest stays in any case. */
export class Kept<T> {
  private readonly values = new Map<string, T>();
  private weight = 0;
  private readonly limit: number;
  private readonly weigh: (value: T) => number;

  constructor(limit: number, weigh: (value: T) => number) {
    this.limit = limit;
    this.weigh = weigh;
  }

  /** What is kept under the name, or what `make` gives, which is kept from now on. */
  async getOr(name: string, make: () => Promise<T>): Promise<T> {
    const value = this.take(name) ?? (await make());
    this.take(name);
    this.values.set(name, value);
    this.weight += this.weigh(value);
    for (const oldest of this.values.keys()) {
      if (this.weight <= this.limit || oldest === name) break;
      this.take(oldest);
    }
    return value;
  }

  private take(name: string): T | undefined {
    const value = this.values.get(name);
    if (value !== undefined && this.values.delete(name)) this.weight -= this.weigh(value);
    return value;
  }
}
