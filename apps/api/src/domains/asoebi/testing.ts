import { randomUUID } from 'node:crypto';
import { type HostedEvent, saveEvent } from '@adunni/contracts/asoebi/events';
import type { EventFormIn } from '@adunni/contracts/asoebi/forms';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';

/** A draft in which nothing has been written yet. */
export const emptyForm = (): EventFormIn => ({
  ...{ kind: 'wedding', title: '', celebrants: '', day: null, city: '', story: '', feeBearer: 'included' },
  ...{ groups: [], handovers: [] },
});

/** A wedding in three months that lacks nothing: one group with fabric at ₦45,000, one pickup point. */
export function weddingForm(now: Date): EventFormIn {
  const today = shopDay(now);
  const fabric = {
    ...{ _id: randomUUID(), kind: 'fabric' as const, title: 'Five yards of lace', price: 45_000, yards: 5 },
    ...{ stock: 40, deadline: daysAfter(today, 60), depositPercent: 50, needs: 'nothing' as const },
  };
  const colours = [{ name: 'Emerald', hex: '#0b6e4f' }];
  return {
    ...emptyForm(),
    ...{ title: 'Tiwa weds Dapo', celebrants: 'Tiwa and Dapo', day: daysAfter(today, 90), city: 'Lagos' },
    groups: [
      {
        _id: randomUUID(),
        name: 'Bride’s side',
        cloth: 'lace',
        colours,
        coordinator: 'Aunty Sade',
        packages: [fabric],
      },
    ],
    handovers: [
      { _id: randomUUID(), kind: 'pickup', name: 'Surulere', details: '4 Bode Thomas Street, 10:00–16:00', price: 0 },
    ],
  };
}

/** Saves a new draft of a host’s; a finished wedding unless told. */
export async function keepDraft(
  test: TestApp,
  host: TestPerson,
  form: EventFormIn = weddingForm(test.now),
): Promise<HostedEvent> {
  const sent = { params: { eventId: randomUUID() }, body: { version: 0, form } };
  const { status, body } = await test.call(saveEvent, sent, host);
  if (status !== 200) throw new Error(`saving the draft answered ${status}`);
  return body.event;
}

/** What a host would save again of an event as it is. */
export function draftOf(event: HostedEvent): EventFormIn {
  const { kind, title, celebrants, day, city, story, feeBearer, groups, handovers } = event;
  return { kind, title, celebrants, day, city, story, feeBearer, groups, handovers };
}
