import type { MAKER_TIERS } from '@adunni/contracts/makers/tiers';

export interface DemoMaker {
  /** Also the slug of its pictures. */
  slug: string;
  name: string;
  owner: readonly [firstName: string, lastName: string];
  /** Where its customers come to. */
  street: string;
  city: string;
  country: string;
  tagline: string;
  story: string;
  specialities: readonly string[];
  foundedYear: number;
  tier: (typeof MAKER_TIERS)[number];
  weeklyCapacity: number;
  /** Of whoever runs it; Designer when it is left out. */
  role?: 'Tailor';
  /** File of the garment-art package, for whom nothing was drawn. */
  cover?: string;
}

/** The demo’s fourteen workshops. All of them are invented. */
export const demoMakers: readonly DemoMaker[] = [
  {
    slug: 'adewura-atelier',
    name: 'Adewura Atelier',
    owner: ['Adewura', 'Balogun'],
    street: '27 Ogunlana Crescent, Lekki Phase 1',
    city: 'Lekki',
    country: 'Nigeria',
    tagline: 'Bridal aso-oke, from the first thread.',
    story:
      'Six looms on the ground floor, a cutting table above them, and a rule that nobody sells a bride a cloth she has not touched. Adewura learned weaving from her grandmother in Iseyin and cutting in Yaba, and built the workshop so that the two could talk. A set takes between six and nine weeks, and the first strip is photographed for every customer.',
    specialities: ['Bridal sets', 'Hand-woven aso-oke', 'Gele'],
    foundedYear: 2011,
    tier: 'Master',
    weeklyCapacity: 6,
  },
  {
    slug: 'kolade-and-thread',
    name: 'Kolade & Thread',
    owner: ['Kolade', 'Ogunleye'],
    street: '14 Commercial Avenue, Sabo',
    city: 'Yaba',
    country: 'Nigeria',
    tagline: 'The senator, taken seriously.',
    story:
      'Kolade apprenticed at sixteen under a tailor who made him unpick his first fifty plackets. The workshop still measures everyone twice, keeps a paper pattern for each customer, and has dressed three generations of one family of dentists.',
    specialities: ['Senator suits', 'Agbada', 'Caps'],
    foundedYear: 2014,
    tier: 'Verified',
    weeklyCapacity: 18,
  },
  {
    slug: 'ireti-stitch-house',
    name: 'Ireti Stitch House',
    owner: ['Ireti', 'Adebayo'],
    street: '9 Awosika Avenue, Bodija',
    city: 'Ibadan',
    country: 'Nigeria',
    tagline: 'Aso-ebi that fits all forty of you.',
    story:
      'Ireti runs a floor of fourteen machines in Bodija and a spreadsheet that her customers never see. She began with her own wedding, when thirty-one guests’ dresses arrived from thirty-one tailors, and decided that it could be done better.',
    specialities: ['Aso-ebi', 'Lace', 'Oleku'],
    foundedYear: 2016,
    tier: 'Verified',
    weeklyCapacity: 30,
  },
  {
    slug: 'nkiru-ward-studio',
    name: 'Nkiru Ward Studio',
    owner: ['Nkiru', 'Eze'],
    street: '31 Chime Avenue, New Haven',
    city: 'Enugu',
    country: 'Nigeria',
    tagline: 'Isiagu and George, with every lion whole.',
    story:
      'Nkiru trained as an architect and draws her seams like elevations. The studio is known across the East for pattern matching: borders meet, lions keep their faces, and nothing is cut on a Friday afternoon.',
    specialities: ['Isiagu', 'George wrappers', 'Engagement wear'],
    foundedYear: 2015,
    tier: 'Verified',
    weeklyCapacity: 12,
  },
  {
    slug: 'zaria-needle-co',
    name: 'Zaria Needle Co',
    owner: ['Sani', 'Danjuma'],
    street: '6 Isa Kaita Road, Unguwan Sarki',
    city: 'Kaduna',
    country: 'Nigeria',
    tagline: 'Eight knives, drawn by hand.',
    story:
      'The embroiderers of Zaria once worked for the palace only. Sani’s grandfather was one of them; his company employs eleven, pays by the piece and trains two apprentices a year in the freehand drawing that machines have not learned.',
    specialities: ['Babban riga', 'Hand embroidery', 'Shadda'],
    foundedYear: 1998,
    tier: 'Master',
    weeklyCapacity: 8,
  },
  {
    slug: 'tinuade-dyeworks',
    name: 'Tinuade Dyeworks',
    owner: ['Tinuade', 'Sowande'],
    street: '18 Itoku Market Road, Itoku',
    city: 'Abeokuta',
    country: 'Nigeria',
    tagline: 'Indigo with a floor to it.',
    story:
      'Nine clay pots under a tin roof in Itoku, and a family that has kept them fed since 1972. Tinuade’s aunts tie and paint; she cuts. The water is filtered before it goes back to the ground, which was her condition for taking over.',
    specialities: ['Adire eleko', 'Adire oniko', 'Boubous'],
    foundedYear: 1972,
    tier: 'Master',
    weeklyCapacity: 20,
  },
  {
    slug: 'calabar-loom-room',
    name: 'Calabar Loom Room',
    owner: ['Ekanem', 'Bassey'],
    street: '22 Marian Road, Ekorinim',
    city: 'Calabar',
    country: 'Nigeria',
    tagline: 'Dressed for December, all year.',
    story:
      'Half the year the room makes onyonyo for brides; from August it turns to feathers and sequins for the Carnival. Ekanem says that the two are one job: to make a woman larger than the street she walks in.',
    specialities: ['Onyonyo', 'Carnival costume', 'Fans'],
    foundedYear: 2009,
    tier: 'Verified',
    weeklyCapacity: 9,
  },
  {
    slug: 'osagie-coral-couture',
    name: 'Osagie Coral Couture',
    owner: ['Osagie', 'Edosomwan'],
    street: '45 Airport Road, Ogbelaka',
    city: 'Benin City',
    country: 'Nigeria',
    tagline: 'Velvet, beads, then more beads.',
    story:
      'Osagie strings as his father did, with a knot between every bead. He dresses brides for the old quarter and for Atlanta, and will tell you without being asked which beads are coral and which are only the colour of it.',
    specialities: ['Edo bridal', 'Beadwork', 'Okuku crowns'],
    foundedYear: 2006,
    tier: 'Master',
    weeklyCapacity: 4,
  },
  {
    slug: 'amara-cut-and-fit',
    name: 'Amara Cut & Fit',
    owner: ['Amara', 'Hart'],
    street: '11 Tombia Street, GRA Phase 2',
    city: 'Port Harcourt',
    country: 'Nigeria',
    tagline: 'Corsets you can eat in.',
    story:
      'Amara engineered pipelines before she engineered waists. Every corset is drafted from eleven measurements, tried on as a toile, and tested sitting down. The woko is for her father, who asked when there would be something for him.',
    specialities: ['Corsetry', 'Evening gowns', 'Woko'],
    foundedYear: 2018,
    tier: 'Verified',
    weeklyCapacity: 7,
  },
  {
    slug: 'baraka-bespoke',
    name: 'Baraka Bespoke',
    owner: ['Baraka', 'Yusuf'],
    street: '8 Gana Street, Maitama',
    city: 'Abuja',
    country: 'Nigeria',
    tagline: 'Kaftans for Fridays and for every other day.',
    story:
      'A small shop in Wuse with a long bench and longer conversations. Baraka believes that most embroidery hides a bad cut, so the plain kaftan came first and took a year.',
    specialities: ['Kaftans', 'Boubous', 'Minimal tailoring'],
    foundedYear: 2017,
    tier: 'Verified',
    weeklyCapacity: 22,
  },
  {
    slug: 'adjoa-and-ade',
    name: 'Adjoa & Ade',
    owner: ['Adjoa', 'Mensah'],
    street: '16 Oxford Street, Osu',
    city: 'Accra',
    country: 'Ghana',
    tagline: 'Kente stripes, Lagos manners.',
    story:
      'She is from Kumasi and he is from Surulere; they met over a misprinted bolt and have shared a print table since. The workshop in Osu buys its wax prints by the container and wastes less than a hand’s width per yard.',
    specialities: ['Kente', 'Wax prints', 'Modern shapes'],
    foundedYear: 2019,
    tier: 'Listed',
    weeklyCapacity: 25,
  },
  {
    slug: 'peckham-fit-room',
    name: 'Peckham Fit Room',
    owner: ['Tunde', 'Ajayi'],
    street: '52 Choumert Road, Peckham',
    city: 'London',
    country: 'United Kingdom',
    tagline: 'Lagos cloth, London fittings.',
    story:
      'Above a barber’s off Rye Lane, Tunde alters what aunties send from home and makes what they forgot. The fitting room has one mirror, two chairs and an opinion; the shift dress came from a customer who wanted pockets.',
    specialities: ['Alterations', 'Day dresses', 'Children'],
    foundedYear: 2013,
    tier: 'Verified',
    weeklyCapacity: 15,
  },
  {
    slug: 'surulere-seams',
    name: 'Surulere Seams',
    owner: ['Funke', 'Oladipo'],
    street: '37 Bode Thomas Street',
    city: 'Surulere',
    country: 'Nigeria',
    tagline: 'Sewing for the workshops of Lagos.',
    story:
      'Funke sews for seven workshops of Lagos and signs none of it. Four machines off Adeniran Ogunsanya, an overlocker that she calls by name, and a wall calendar on which every dress has its day. She takes what is cut and gives it back pressed.',
    specialities: ['Sewing for workshops', 'Gowns', 'Lining'],
    foundedYear: 2015,
    tier: 'Verified',
    weeklyCapacity: 12,
    role: 'Tailor',
    cover: 'covers/fitting-checklist.webp',
  },
  {
    slug: 'mushin-needle-works',
    name: 'Mushin Needle Works',
    owner: ['Gbenga', 'Salami'],
    street: '4 Ojuwoye Street',
    city: 'Mushin',
    country: 'Nigeria',
    tagline: 'Men’s sewing, cleanly finished.',
    story:
      'Gbenga and his two brothers finish agbada and senators for others from a first floor near Ojuwoye market. He asks for the work sheet before the cloth, and sends a photo when the collar is on.',
    specialities: ['Agbada', 'Senator suits', 'Finishing'],
    foundedYear: 2018,
    tier: 'Listed',
    weeklyCapacity: 9,
    role: 'Tailor',
    cover: 'covers/measure-at-home.webp',
  },
];
