import type { ErrorKind } from '@adunni/contracts/errors';

interface Details {
  /** More exact text than the kind’s own. */
  message?: string;
  /** Field path → what is wrong with it. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** A refusal that the caller may read; anything else that is thrown becomes a bare 500. */
export class Refusal extends Error {
  readonly kind: ErrorKind;
  readonly fields: Record<string, string> | undefined;

  constructor(kind: ErrorKind, details: Details = {}) {
    super(details.message ?? kind.message, { cause: details.cause });
    this.kind = kind;
    this.fields = details.fields;
  }
}
