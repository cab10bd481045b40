import type { DesignForm } from '@adunni/contracts/asoebi/designs/forms';
import type { BaseForm, EventForm } from '@adunni/contracts/asoebi/forms';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { dayStart, daysAfter } from '../../kit/shop-days.rules.ts';
import { idAt } from '../past/ids.ts';

export type DemoPackage = EventForm['groups'][number]['packages'][number];
export const naira = (amount: number): Kobo => kobo(amount * 100);

/** The wedding that is in full swing, with one package that is sewn as a product of the shop and one that is sewn from a design: its last days to order lie ahead, and its day some weeks later. */
export function demoWedding(today: string, sewnAs: { base: BaseForm; design: DesignForm }): EventForm {
  const newId = () => idAt(dayStart(daysAfter(today, -62)));
  const deadline = daysAfter(today, 14);
  const pack = (values: Pick<DemoPackage, 'title' | 'price'> & Partial<DemoPackage>): DemoPackage => ({
    ...{ _id: newId(), kind: 'fabric', yards: 5, stock: null, deadline, depositPercent: 50, needs: 'nothing' },
    ...{ base: null, design: null },
    ...values,
  });
  const headwear = { kind: 'fabric-headwear' } as const;
  const sewn = { kind: 'sewn', yards: null, deadline: daysAfter(today, 9) } as const;
  return {
    ...{ kind: 'wedding', title: 'Tọ́lá weds Chidi', celebrants: 'Tọ́láni Adébáyọ̀ and Chidi Okeke', city: 'Ibadan' },
    ...{ day: daysAfter(today, 52), feeBearer: 'included' },
    story:
      'Two families, one long party. Please order early, so that the cloth can be bought in one piece and everybody gets the same shade.',
    groups: [
      {
        ...{ _id: newId(), name: 'Bride’s side', cloth: 'aso-oke', coordinator: 'Aunty Folákẹ́' },
        colours: [
          { name: 'Emerald', hex: '#0b6e4f' },
          { name: 'Gold', hex: '#c8972e' },
        ],
        packages: [
          pack({ title: 'Gele and ipele', price: naira(38_000), yards: 2.5 }),
          pack({ ...headwear, title: 'Lace with gele', price: naira(95_000), stock: 120 }),
          pack({
            ...{ ...sewn, title: 'Iro and buba, sewn for you', needs: 'measurements' },
            ...{ price: naira(145_000), stock: 16, base: sewnAs.base },
          }),
        ],
      },
      {
        ...{ _id: newId(), name: 'Groom’s side', cloth: 'george', coordinator: 'Uncle Emeka' },
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
        ...{ _id: newId(), name: 'Friends of the couple', cloth: 'ankara', coordinator: 'Bísí' },
        colours: [
          { name: 'Peach', hex: '#f3b391' },
          { name: 'Teal', hex: '#12717a' },
        ],
        packages: [
          pack({ title: 'Ankara, 6 yards', price: naira(24_000), yards: 6, depositPercent: null }),
          pack({
            ...{ ...sewn, title: 'Ankara, sewn in your size', price: naira(58_000), stock: 30, needs: 'size' },
            design: sewnAs.design,
          }),
        ],
      },
    ],
    handovers: [
      {
        ...{ _id: newId(), kind: 'pickup', name: 'Adébáyọ̀ family house, Bodija', price: kobo(0) },
        details: '14 Awolowo Avenue, Bodija. Saturdays 10:00–17:00.',
      },
      { _id: newId(), kind: 'delivery', name: 'Within Ibadan', details: '', price: naira(2500) },
      {
        ...{ _id: newId(), kind: 'delivery', name: 'Lagos', price: naira(4500) },
        details: 'By courier, within two days of collection.',
      },
    ],
  };
}

/** A birthday that is over: everybody has their cloth, and was thanked. */
export function demoBirthday(today: string): EventForm {
  const newId = () => idAt(dayStart(daysAfter(today, -118)));
  const pack = (values: Pick<DemoPackage, 'title' | 'price' | 'kind' | 'yards' | 'stock'>): DemoPackage => ({
    ...{ _id: newId(), deadline: daysAfter(today, -52), depositPercent: 50, needs: 'nothing' as const },
    ...{ base: null, design: null },
    ...values,
  });
  return {
    ...{ kind: 'birthday', title: 'Alhaja Ṣadé at 70', celebrants: 'Alhaja Ṣadé Balógun', city: 'Abeokuta' },
    ...{ day: daysAfter(today, -23), feeBearer: 'guests' },
    story: 'Seventy years, and she still chooses the cloth herself. Thank you for wearing it with us.',
    groups: [
      {
        ...{ _id: newId(), name: 'Family', cloth: 'adire', coordinator: 'Alhaji Wàsíù' },
        colours: [{ name: 'Indigo', hex: '#27346b' }],
        packages: [
          pack({ title: 'Adire, 5 yards', kind: 'fabric', price: naira(32_000), yards: 5, stock: null }),
          pack({ title: 'Adire with gele', kind: 'fabric-headwear', price: naira(44_000), yards: 6.5, stock: 30 }),
        ],
      },
      {
        ...{ _id: newId(), name: 'Friends of Alhaja', cloth: 'brocade', coordinator: 'Mrs Abíọ́dún' },
        colours: [
          { name: 'Silver', hex: '#b9bcc4' },
          { name: 'Plum', hex: '#5f2a55' },
        ],
        packages: [
          pack({ title: 'Guinea brocade, 5 yards', kind: 'fabric', price: naira(60_000), yards: 5, stock: null }),
        ],
      },
    ],
    handovers: [
      {
        ...{ _id: newId(), kind: 'pickup', name: 'Balógun compound, Itoku', price: kobo(0) },
        details: '3 Itoku Market Road, Abeokuta. Daily 16:00–19:00.',
      },
      { _id: newId(), kind: 'delivery', name: 'Lagos and Ibadan', details: '', price: naira(4000) },
    ],
  };
}

/** A naming ceremony of which its host has written the beginning. */
export const demoNaming = (today: string): EventForm => ({
  ...{ kind: 'naming', title: 'Naming of baby Ire', celebrants: '', city: 'Abeokuta', day: daysAfter(today, 35) },
  ...{ story: '', feeBearer: 'guests', handovers: [] },
  groups: [
    {
      ...{ _id: idAt(dayStart(daysAfter(today, -9))), name: 'Family', cloth: 'adire' },
      ...{ colours: [], coordinator: '', packages: [] },
    },
  ],
});
