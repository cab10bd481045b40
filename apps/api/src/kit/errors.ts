import type { ErrorKind, LoadedAlternatives } from '@adunni/contracts/errors';

interface Details {
  /** More exact text than the kind’s own. */
  message?: string;
  /** Field path → what is wrong with it. */
  fields?: Record<string, string>;
  /** What to go on with instead. */
  alternatives?: LoadedAlternatives;
  cause?: unknown;
}

/** A refusal that the caller may read; anything else that is thrown becomes a bare 500. */
export class Refusal extends Error {
  readonly kind: ErrorKind;
  readonly fields: Record<string, string> | undefined;
  readonly alternatives: LoadedAlternatives;

  constructor(kind: ErrorKind, details: Details = {}) {
    super(details.message ?? kind.message, { cause: details.cause });
    this.kind = kind;
    this.fields = details.fields;
    this.alternatives = details.alternatives ?? {};
  }
}
