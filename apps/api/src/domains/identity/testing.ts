import { randomUUID } from 'node:crypto';
import type { Role } from '@adunni/contracts/roles';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { UNUSABLE_PASSWORD } from './passwords.ts';
import { openSession } from './session.service.ts';
import { users } from './tables.ts';

/** A signed-in person of a test. */
export interface TestPerson {
  _id: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** Stores a person of a role with an open session, without the work of hashing a password. */
export async function signInAs(
  test: TestApp,
  role: Role = 'Customer',
  values: Partial<typeof users.$inferInsert> = {},
): Promise<TestPerson> {
  const deps = test.app.deps;
  return deps.db.transaction(async (tx) => {
    const [person] = await tx
      .insert(users)
      .values({
        firstName: 'Ngozi',
        lastName: 'Eze',
        email: `${randomUUID()}@example.com`,
        passwordHash: UNUSABLE_PASSWORD,
        role,
        ...values,
      })
      .returning({ _id: users._id, email: users.email });
    if (!person) throw new Error('the person was not stored');
    const pair = await openSession({ ...deps, device: 'test', address: '127.0.0.1' }, tx, person._id);
    return { ...person, token: pair.accessToken, refreshToken: pair.refreshToken };
  });
}
