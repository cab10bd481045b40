import { randomUUID } from 'node:crypto';
import type { EventForm } from '@adunni/contracts/asoebi/forms';
import { kobo } from '@adunni/contracts/money';
import { writeParts } from '../../domains/asoebi/parts.service.ts';
import { asoEbiEvents } from '../../domains/asoebi/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';

type Package = EventForm['groups'][number]['packages'][number];
const naira = (amount: number) => kobo(amount * 100);

/** A wedding that lacks nothing, as its host prepares it in the demo: three groups who dress apart. */
export function demoWedding(today: string): EventForm {
  const deadline = daysAfter(today, 75);
  const pack = (values: Pick<Package, 'title' | 'price'> & Partial<Package>): Package => ({
    ...{ _id: randomUUID(), kind: 'fabric', yards: 5, stock: null, deadline, depositPercent: 50, needs: 'nothing' },
    ...values,
  });
  const headwear = { kind: 'fabric-headwear' } as const;
  const sewn = { kind: 'sewn', yards: null, needs: 'measurements', deadline: daysAfter(today, 60) } as const;
  return {
    ...{ kind: 'wedding', title: 'Tọ́lá weds Chidi', celebrants: 'Tọ́láni Adébáyọ̀ and Chidi Okeke', city: 'Ibadan' },
    ...{ day: daysAfter(today, 130), feeBearer: 'included' },
    story:
      'Two families, one long party. Please order early, so that the cloth can be bought in one piece and everybody gets the same shade.',
    groups: [
      {
        ...{ _id: randomUUID(), name: 'Bride’s side', cloth: 'aso-oke', coordinator: 'Aunty Folákẹ́' },
        colours: [
          { name: 'Emerald', hex: '#0b6e4f' },
          { name: 'Gold', hex: '#c8972e' },
        ],
        packages: [
          pack({ title: 'Gele and ipele', price: naira(38_000), yards: 2.5 }),
          pack({ ...headwear, title: 'Lace with gele', price: naira(95_000), stock: 120 }),
          pack({ ...sewn, title: 'Iro and buba, sewn for you', price: naira(145_000), stock: 40 }),
        ],
      },
      {
        ...{ _id: randomUUID(), name: 'Groom’s side', cloth: 'george', coordinator: 'Uncle Emeka' },
        colours: [
          { name: 'Wine', hex: '#6e1b33' },
          { name: 'Champagne', hex: '#e3cba0' },
        ],
        packages: [
          pack({ title: 'George wrapper, 5 yards', price: naira(72_000) }),
          pack({ ...headwear, title: 'George with red cap', price: naira(84_000), stock: 60 }),
        ],
      },
      {
        ...{ _id: randomUUID(), name: 'Friends of the couple', cloth: 'ankara', coordinator: 'Bísí' },
        colours: [
          { name: 'Peach', hex: '#f3b391' },
          { name: 'Teal', hex: '#12717a' },
        ],
        packages: [pack({ title: 'Ankara, 6 yards', price: naira(24_000), yards: 6, depositPercent: null })],
      },
    ],
    handovers: [
      {
        ...{ _id: randomUUID(), kind: 'pickup', name: 'Adébáyọ̀ family house, Bodija', price: kobo(0) },
        details: '14 Awolowo Avenue, Bodija. Saturdays 10:00–17:00.',
      },
      { _id: randomUUID(), kind: 'delivery', name: 'Within Ibadan', details: '', price: naira(2500) },
      {
        ...{ _id: randomUUID(), kind: 'delivery', name: 'Lagos', price: naira(4500) },
        details: 'By courier, within two days of collection.',
      },
    ],
  };
}

/** A naming ceremony of which its host has written the beginning. */
const demoNaming = (today: string): EventForm => ({
  ...{ kind: 'naming', title: 'Naming of baby Ire', celebrants: '', city: 'Abeokuta', day: daysAfter(today, 35) },
  ...{ story: '', feeBearer: 'guests', handovers: [] },
  groups: [{ _id: randomUUID(), name: 'Family', cloth: 'adire', colours: [], coordinator: '', packages: [] }],
});

/** Stores the events that a person of the demo prepares. */
export async function seedAsoEbi(tx: Tx, { hostId, now }: { hostId: string; now: Date }): Promise<void> {
  const today = shopDay(now);
  for (const [form, daysAgo] of [
    [demoNaming(today), 9],
    [demoWedding(today), 1],
  ] as const) {
    const { groups: _groups, handovers: _handovers, ...columns } = form;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const [event] = await tx
      .insert(asoEbiEvents)
      .values({ hostId, ...columns, createdAt: at, updatedAt: at })
      .returning();
    if (event) await writeParts(tx, event._id, form);
  }
}
