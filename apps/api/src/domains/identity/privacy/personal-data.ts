import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';

/** Whose data is asked for. */
export interface Subject {
  _id: string;
  email: string;
}

/** What a domain keeps about people; it registers how that is told, kept and taken away. */
export interface PersonalData {
  /** Parts of the exported file, by the names they have in it. */
  export?: (db: Db, person: Subject, deps: Deps) => Promise<Record<string, unknown>>;
  /** Whether the person waits for something or owes something, so that the account cannot be deleted yet. */
  hasOpenMatters?: (db: Db | Tx, userId: string) => Promise<boolean>;
  /**
   * Called before anything of the person is erased: locks what works on their behalf, and answers whether erasing must
   * wait for it.
   */
  isWorking?: (tx: Tx, userId: string) => Promise<boolean>;
  /** Takes away what is the person’s, in the transaction that erases them; who stands higher is called first. */
  erase?: (deps: Deps, tx: Tx, person: Subject) => Promise<void>;
}
