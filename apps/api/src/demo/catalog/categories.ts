/** Slug, name, description; sub-categories; the first level has pictures of the same slug. */
export interface DemoCategory {
  slug: string;
  name: string;
  description: string;
  below?: readonly DemoCategory[];
}

export const demoCategories: readonly DemoCategory[] = [
  {
    slug: 'women',
    name: 'Women',
    description:
      'Iro and buba, gowns, boubous and wrappers, cut by people who know how a woman dances at her own party.',
    below: [
      {
        slug: 'gowns',
        name: 'Gowns & dresses',
        description: 'Corseted lace, flounced brocade and ankara for the working week.',
      },
      {
        slug: 'iro-and-buba',
        name: 'Iro & buba',
        description: 'Wrapper, blouse and shoulder cloth, from the short oleku to the full set.',
      },
      {
        slug: 'wrappers',
        name: 'Wrappers & blouses',
        description: 'George, ankara and velvet, tied the way each people ties it.',
      },
      { slug: 'boubous', name: 'Boubous', description: 'One generous length of cloth, and all the ease in the world.' },
      { slug: 'jumpsuits', name: 'Jumpsuits & dusters', description: 'Modern shapes in cloth with a memory.' },
    ],
  },
  {
    slug: 'men',
    name: 'Men',
    description:
      'Agbada with presence, senators with a clean line, and the regional dress that each festival asks for.',
    below: [
      {
        slug: 'agbada',
        name: 'Agbada & babban riga',
        description: 'The great robe, in brocade and shadda, embroidered by hand.',
      },
      {
        slug: 'kaftan-and-senator',
        name: 'Kaftan & senator',
        description: 'Straight tunics and trousers, from Friday prayers to the boardroom.',
      },
      { slug: 'sets', name: 'Sets & tunics', description: 'Buba and sokoto, isiagu, woko and dashiki.' },
    ],
  },
  {
    slug: 'bridal',
    name: 'Bridal',
    description: 'For the traditional engagement, the church and the reception: both families, one workshop calendar.',
    below: [
      {
        slug: 'brides',
        name: 'Brides',
        description: 'Hand-woven sets, velvet and beads, and the second dress for dancing.',
      },
      { slug: 'grooms', name: 'Grooms', description: 'Etu, sanyan and alaari, woven to stand beside hers.' },
    ],
  },
  {
    slug: 'kids',
    name: 'Kids',
    description: 'The same cloth as the grown-ups, cut for running.',
    below: [
      { slug: 'boys', name: 'Boys', description: 'Small agbadas with room to grow.' },
      { slug: 'girls', name: 'Girls', description: 'Flares, bows and a first gele.' },
    ],
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    description: 'What turns a good outfit into an entrance.',
    below: [
      {
        slug: 'gele-and-ipele',
        name: 'Gele & ipele',
        description: 'Headties and shoulder cloths, plain or ready-pleated.',
      },
      { slug: 'caps', name: 'Caps', description: 'Gobi and abeti-aja in hand-woven strips.' },
      {
        slug: 'beads-and-bags',
        name: 'Beads, bags & fans',
        description: 'Coral-style beads, woven clutches and feather fans.',
      },
    ],
  },
  {
    slug: 'fabrics',
    name: 'Fabrics',
    description: 'Cloth by the piece, for your own tailor.',
    below: [
      { slug: 'ankara-and-adire', name: 'Ankara & adire', description: 'Wax prints and hand-dyed indigo.' },
      { slug: 'lace', name: 'Lace', description: 'Swiss voile and cord lace, five yards to a piece.' },
      {
        slug: 'brocade-and-aso-oke',
        name: 'Brocade & aso-oke',
        description: 'Guinea with a shine, and strips from the loom.',
      },
    ],
  },
];
