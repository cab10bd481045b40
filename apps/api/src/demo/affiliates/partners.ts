import type { affiliatePartners } from '../../domains/affiliates/tables.ts';

type Row = typeof affiliatePartners.$inferInsert;

/** A partner of the demo; who has no account of the demo gets one that nobody can sign in to. */
export interface DemoPartner extends Pick<Row, 'name' | 'code' | 'site' | 'audience' | 'promotion' | 'words'> {
  firstName: string;
  lastName: string;
  /** The demo’s own customer. */
  isCustomer?: true;
  status?: Row['status'];
  reason?: string;
  isListed?: false;
  percent?: number;
  hasCoupon?: true;
  /** When they applied. */
  daysAgo: number;
  /** How many in a hundred clicks of all are theirs. */
  share: number;
  products?: readonly string[];
  makers?: readonly string[];
  note?: string;
}

/** Partners of the demo, the first to apply first. */
export const DEMO_PARTNERS: readonly DemoPartner[] = [
  {
    ...{ firstName: 'Tolu', lastName: 'Adeyemi', name: 'Tolu Adeyemi Styles', code: 'TOLU', daysAgo: 240, share: 34 },
    site: 'https://toluadeyemi.example',
    audience: '41,000 followers on Instagram and a newsletter of 6,200, most of them women in Lagos and Ibadan.',
    promotion: 'A look every Friday with what it cost and who sewed it, and a list of makers before each season.',
    words:
      'I dress for weddings nearly every weekend and say what everything cost. These are the makers who delivered on time and the pieces I have worn more than once.',
    percent: 10,
    hasCoupon: true,
    products: ['Auto-gele', 'Gele & Ipele', 'Aso-oke Clutch', 'Reception Dress'],
    makers: ['adewura-atelier', 'ireti-stitch-house'],
    note: 'Agreed 10 % with her by phone, since she writes about us every week.',
  },
  {
    ...{ firstName: 'Amaka', lastName: 'Obi', name: 'Amaka’s Owambe Diary', code: 'AMAKA', daysAgo: 170, share: 22 },
    isCustomer: true,
    site: '@amaka.owambe',
    audience: '9,400 followers, most between 25 and 40, in Lagos and London.',
    promotion: 'Photos of what my family wears to parties, with the link in my profile.',
    words:
      'Aso-ebi season never ends in my family. Here is what we ordered for the last four weddings, from boys’ agbada to fans.',
    products: ['Eko Agbada', 'Boys’ Agbada', 'Mini Aso-ebi', 'Feather Fan'],
    makers: ['adewura-atelier', 'kolade-and-thread'],
  },
  {
    ...{
      firstName: 'Yewande',
      lastName: 'Cole',
      name: 'Naija Weddings Abroad',
      code: 'ABROAD',
      daysAgo: 150,
      share: 17,
    },
    site: 'https://naijaweddingsabroad.example',
    audience: 'Couples in Britain, Canada and the United States who plan a Nigerian wedding from far away.',
    promotion: 'Guides on measuring, shipping and lead times, and a checklist that couples print.',
    words:
      'We plan traditional weddings across three time zones. Order at least ten weeks before, send measurements from one person, and keep one week for alterations.',
    products: ['Bridal Aso-oke Set', 'Groom Etu Agbada', 'Coral-style Beads'],
    makers: ['osagie-coral-couture', 'nkiru-ward-studio'],
  },
  {
    ...{ firstName: 'Zarah', lastName: 'Musa', name: 'Zarah in Kaduna', code: 'ZARAH', daysAgo: 120, share: 12 },
    site: 'https://zarahinkaduna.example',
    audience: 'Readers in Kaduna, Kano and Abuja who look for modest and formal wear.',
    promotion: 'Short films on kaftans, babban riga and embroidery, with links below.',
    words: 'Embroidery is read before the face is. I show how hand and machine work differ, and who does which well.',
    products: ['Babban Riga', 'Embroidered Kaftan', 'Plain Kaftan'],
    makers: ['zaria-needle-co', 'baraka-bespoke'],
  },
  {
    ...{ firstName: 'Dapo', lastName: 'Ojo', name: 'The Owambe Podcast', code: 'OWAMBE', daysAgo: 95, share: 9 },
    site: 'https://owambepodcast.example',
    audience: 'About 3,000 listeners an episode.',
    promotion: 'We read the code out at the end of each episode.',
    words: 'Two friends, one canopy, too much jollof. Every episode ends with what the guests wore.',
    products: ['Senator Crest', 'Gobi Fila'],
  },
  {
    ...{ firstName: 'Chika', lastName: 'Nwosu', name: 'Chika Plans Weddings', code: 'CHIKA', daysAgo: 70, share: 6 },
    isListed: false,
    site: 'https://chikaplans.example',
    audience: 'Couples whose weddings I plan, some thirty a year.',
    promotion: 'I send my couples a link with what we chose together.',
    words: '',
  },
  {
    ...{ firstName: 'Bolaji', lastName: 'Akande', name: 'Lagos Drip Deals', code: 'DRIP', daysAgo: 60, share: 0 },
    status: 'suspended',
    reason: 'You advertise on searches for our name, which the terms of the programme rule out.',
    site: 'https://lagosdripdeals.example',
    audience: 'People who look for discounts.',
    promotion: 'Codes on our site.',
    words: 'All codes in one place.',
    note: 'Bids on “adunni coupon” and shows a code that never existed. Asked to stop on two occasions.',
  },
  {
    ...{ firstName: 'Seun', lastName: 'Alade', name: 'Voucher Village', code: 'VOUCHER', daysAgo: 30, share: 0 },
    status: 'declined',
    reason: 'Your site lists codes only and recommends nothing. Apply again when you write about what people wear.',
    site: 'https://vouchervillage.example',
    audience: 'Bargain hunters.',
    promotion: 'A page of codes.',
    words: '',
  },
  {
    ...{ firstName: 'Kwame', lastName: 'Asante', name: 'Kwame Threads', code: 'KWAME', daysAgo: 4, share: 0 },
    status: 'applied',
    site: '@kwame.threads',
    audience: '12,000 followers in Accra and Kumasi who like tailored menswear.',
    promotion: 'Weekly outfit films. I would begin with senator suits and smocks.',
    words: '',
  },
  {
    ...{ firstName: 'Remi', lastName: 'Balogun', name: 'Gele by Remi', code: 'GELEREMI', daysAgo: 1, share: 0 },
    status: 'applied',
    site: '@gelebyremi',
    audience: 'Brides in Lagos whom I tie gele for, and 5,600 followers who learn it from my films.',
    promotion: 'I would link the gele and fans that I tie in each film.',
    words: '',
  },
];
