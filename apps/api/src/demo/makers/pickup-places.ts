import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import type { DemoMaker } from './workshops.ts';

const COUNTRY_CODES: Readonly<Record<string, string>> = { Nigeria: 'NG', Ghana: 'GH', 'United Kingdom': 'GB' };

type Beside = Pick<PickupPlace, 'state'> & Partial<Pick<PickupPlace, 'landmark' | 'postcode' | 'note'>>;

/** What else is said of where the demo’s workshops are. */
const BESIDE: Readonly<Record<string, Beside>> = {
  'adewura-atelier': {
    state: 'Lagos',
    landmark: 'behind the Admiralty toll plaza',
    note: 'Ring the bell at the blue gate',
  },
  'kolade-and-thread': {
    state: 'Lagos',
    landmark: 'off Herbert Macaulay Way',
    note: 'First floor, above the pharmacy',
  },
  'ireti-stitch-house': { state: 'Oyo', landmark: 'near Bodija market', note: 'Ask for Mama Bisi at the front desk' },
  'nkiru-ward-studio': { state: 'Enugu', landmark: 'opposite the primary school' },
  'zaria-needle-co': { state: 'Kaduna', note: 'The green door beside the tea seller' },
  'tinuade-dyeworks': {
    state: 'Ogun',
    landmark: 'by the adire market gate',
    note: 'Come to the yard at the back, where the vats are',
  },
  'calabar-loom-room': { state: 'Cross River', landmark: 'two doors from the post office' },
  'osagie-coral-couture': { state: 'Edo', note: 'Bring your order number; beads are handed over at the counter' },
  'amara-cut-and-fit': {
    state: 'Rivers',
    landmark: 'after the Tombia roundabout',
    note: 'Gate code is sent by message',
  },
  'baraka-bespoke': { state: 'Federal Capital Territory', landmark: 'near Minister’s Hill' },
  'adjoa-and-ade': { state: 'Greater Accra', landmark: 'across from the Koala supermarket', note: 'Ring twice' },
  'peckham-fit-room': { state: 'Greater London', postcode: 'SE15 4AB', note: 'Unit 3, through the yard' },
  'surulere-seams': { state: 'Lagos', landmark: 'by the Adeniran Ogunsanya junction' },
  'mushin-needle-works': {
    state: 'Lagos',
    landmark: 'near Ojuwoye market',
    note: 'First floor; the stairs are at the side',
  },
};

/** Where customers of a demo’s workshop pick up. */
export function pickupPlaceOf({ slug, street, city, country }: DemoMaker): PickupPlace {
  const beside = BESIDE[slug];
  const countryCode = COUNTRY_CODES[country];
  if (!beside || !countryCode) throw new Error(`nothing is known of where ${slug} is`);
  return { countryCode, city, street, landmark: '', postcode: '', note: '', ...beside };
}
