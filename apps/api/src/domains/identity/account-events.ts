import type { Role } from '@adunni/contracts/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';

/** The call by which somebody signs in. */
export interface SignInCall {
  ctx: Ctx;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A person who has another role from now on; `from` is null when they have just registered. */
export interface RoleChange {
  userId: string;
  firstName: string;
  lastName: string;
  from: Role | null;
  to: Role;
}

/** What happens to accounts; whoever must follow registers. What they throw refuses the change. */
export interface AccountEvents {
  /** Somebody has signed in; their answer is not sent yet. */
  signedIn?: (call: SignInCall, userId: string) => Promise<void>;
  roleChanged?: (deps: Deps, tx: Tx, change: RoleChange) => Promise<void>;
  suspended?: (deps: Deps, tx: Tx, userId: string) => Promise<void>;
  reinstated?: (deps: Deps, tx: Tx, userId: string) => Promise<void>;
}

/** Tells whoever must follow that an account event happened, one after another. */
export async function emitAccountEvent<K extends keyof AccountEvents>(
  event: K,
  ...args: Parameters<NonNullable<AccountEvents[K]>>
): Promise<void> {
  for (const listener of extensionsOf('accountEvents'))
    await (listener[event] as ((...given: typeof args) => Promise<void>) | undefined)?.(...args);
}
