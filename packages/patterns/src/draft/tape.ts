import type { Body } from '../body/body.ts';
import type { LengthName } from '../body/lengths.ts';

/** Reads lengths off a body and remembers which. */
export class Tape {
  readonly body: Body;
  readonly #used = new Set<LengthName>();

  constructor(body: Body) {
    this.body = body;
  }

  /** In mm. */
  read(name: LengthName): number {
    this.#used.add(name);
    return this.body.lengths[name];
  }

  get used(): LengthName[] {
    return [...this.#used];
  }
}
