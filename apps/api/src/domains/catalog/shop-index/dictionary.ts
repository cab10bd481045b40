/** What a column holds, each thing once under a small number; numbers are given out upwards and never taken back. */
export class Dictionary<T> {
  readonly #codes = new Map<string, number>();
  readonly values: T[] = [];

  /** The number of what `key` stands for; it is made from the key when it is new. */
  codeOf(key: string, make: (key: string) => T): number {
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.push(make(key)) - 1;
    this.#codes.set(key, code);
    return code;
  }

  /** Whether each thing, by its number, is as wanted. */
  passes(isWanted: (value: T) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => (isWanted(value) ? 1 : 0));
  }
}
