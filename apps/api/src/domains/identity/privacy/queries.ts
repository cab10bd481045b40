import type { Db, Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';

/** Whether a person still waits for something anywhere in the marketplace, or owes something. */
export async function hasOpenMatters(db: Db | Tx, userId: string): Promise<boolean> {
  for (const { hasOpenMatters: isOpen } of extensionsOf('personalData')) if (await isOpen?.(db, userId)) return true;
  return false;
}
