import { ROLES, type Role } from '@adunni/contracts/roles';
import { afterEach, describe, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import type { Deps } from '../../kit/context.ts';
import { registerDomains } from '../../kit/domain.ts';
import { notifications } from './domain.ts';
import { choosableKinds, declareNotificationKinds, type NotificationKind } from './kinds.ts';

registerDomains(DOMAINS);
afterEach(() => registerDomains(DOMAINS));

const register = (notificationKinds: Record<string, NotificationKind>) =>
  registerDomains([...DOMAINS, { name: 'loyalty', extensions: { notificationKinds } }]);

const start = async () => notifications.start?.({} as Deps);

const labelsFor = (role: Role) => choosableKinds(role).map(({ mail }) => mail.label);

describe('kinds of notifications', () => {
  it('are all registered, each under a name of its own', async () => {
    await expect(start()).resolves.toBeUndefined();
  });

  it('can only be told when a domain has declared them', () => {
    const madeUp = { name: 'made-up', roles: ROLES, mail: 'own-letter' } as const;
    // @ts-expect-error: it was not declared.
    const kind: NotificationKind = madeUp;
    expect(kind).toBe(madeUp);
  });

  it('are offered in the order of their positions, whichever domain registers them', () => {
    expect(labelsFor('Customer')).toEqual([
      'Order confirmations',
      'Order progress',
      'Changed dates',
      'Orders dispatched or ready for pickup',
      'Pickup reminders and new addresses',
      'Failed payments',
      'New messages about orders and bookings',
      'Responses of makers to your requests',
      'Makers’ proposals for your aso-ebi events',
      'Proposed measurements',
      'Your place in the partner programme',
      'Payouts of partner commission',
      'Reviews of your designs',
      'Review reminders',
      'Replies to your reviews',
      'Your reviews hidden or restored',
      'Cart reminders',
      'Changes to our terms',
    ]);
    const positions = choosableKinds('Designer').map(({ mail }) => mail.position);
    expect(new Set(positions).size).toBe(positions.length);
  });

  // The last one: what it declares stays declared.
  it('stop the start when nobody registers them, or two have one name', async () => {
    const points = declareNotificationKinds({
      earned: { name: 'points-earned', roles: ['Customer'], mail: 'own-letter' },
    });
    await expect(start()).rejects.toThrow('no domain registers the notification kind points-earned');
    register(points);
    await expect(start()).resolves.toBeUndefined();
    const again = declareNotificationKinds({ earned: { name: 'message', roles: ['Customer'], mail: 'own-letter' } });
    register({ ...points, again: again.earned });
    await expect(start()).rejects.toThrow('two notification kinds are called message');
  });
});
