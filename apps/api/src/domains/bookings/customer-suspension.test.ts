import { personResource } from '@adunni/contracts/identity/people';
import { kobo } from '@adunni/contracts/money';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { notifications } from '../notifications/tables.ts';
import { book, openStudio, rowOf } from './testing.ts';

it('a suspended customer’s open bookings are told to staff with their list, and to their maker, and stand', async () => {
  const test = await startTestApp();
  try {
    test.now = new Date('2026-11-23T06:00:00Z');
    const admin = await signInAs(test, 'Admin');
    const { body, person } = await book(test, await openStudio(test, { deposit: kobo(0) }), '2026-11-25T09:00:00Z');
    const suspension = { action: 'suspend' as const, ids: [person._id] };
    expect((await test.call(personResource.act, { body: suspension }, admin)).body.results).toMatchObject([
      { ok: true },
    ]);
    const [told] = (await test.call(listNotifications, {}, admin)).body.items;
    expect(told).toMatchObject({
      kind: 'bookings-customer-suspended',
      path: `/admin/bookings?customer=${person._id}`,
      text: `Still open: ${body.booking.number}. They stand unless you cancel them.`,
    });
    const { deps } = test.app;
    const ofMaker = await deps.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.path, `/tailor/bookings/${body.booking._id}`));
    expect(ofMaker).toContainEqual({ title: `The customer of booking ${body.booking.number} is suspended` });
    expect((await rowOf(test, body.booking._id)).status).toBe('confirmed');
  } finally {
    await test.close();
  }
});
