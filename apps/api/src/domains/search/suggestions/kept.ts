import type { Changes } from '../../../kit/changes/changes.ts';

/** How long an answer is kept although nothing that it shows has changed, since products are published by the clock. */
const KEPT_MS = 60_000;
/** How many answers are kept; the oldest goes first. */
const MOST = 2000;
/** What suggestions show. */
const SHOWN = ['products', 'categories', 'makers', 'services', 'blog', 'help'];

/** Answers of a process by what was asked; all fall when something that suggestions show changes. */
export class KeptAnswers<T> {
  readonly #answers = new Map<string, { answer: T; until: number }>();

  constructor(changes: Changes) {
    changes.onTags((tags) => {
      if (!tags || tags.some((tag) => SHOWN.includes(tag))) this.#answers.clear();
    });
  }

  get(asked: string, now: Date): T | null {
    const kept = this.#answers.get(asked);
    return kept && kept.until > now.getTime() ? kept.answer : null;
  }

  keep(asked: string, answer: T, now: Date): void {
    this.#answers.delete(asked);
    this.#answers.set(asked, { answer, until: now.getTime() + KEPT_MS });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST && oldest !== undefined) this.#answers.delete(oldest);
  }
}
