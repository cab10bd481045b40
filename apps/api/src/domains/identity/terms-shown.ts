import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';

/** The version of the terms that a person was shown as they registered or ordered, if any was named. */
export interface TermsShown {
  userId: string;
  versionId: string | undefined;
  occasion: 'registration' | 'checkout';
}

/** Records it in the transaction of what it was shown for. Throws a Refusal for terms that nobody can have been shown. */
export type RecordTermsShown = (deps: Deps, tx: Tx, shown: TermsShown) => Promise<void>;
