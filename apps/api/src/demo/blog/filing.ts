/** Categories of the demo’s blog, in their order. */
export const CATEGORIES = [
  {
    slug: 'measuring-and-fitting',
    name: 'Measuring and fitting',
    description: 'Where the tape goes, what a fitting is for, and how to tell that a garment fits.',
  },
  {
    slug: 'fabrics',
    name: 'Fabrics',
    description: 'Aso-oke, adire, lace and kente: how to read them, buy them and look after them.',
  },
  {
    slug: 'celebrations',
    name: 'Celebrations',
    description: 'Aso-ebi, gele and the long road to the day itself.',
  },
  {
    slug: 'choosing-and-ordering',
    name: 'Choosing and ordering',
    description: 'What to order, when to order it, and what your money does in the meantime.',
  },
] as const;

/** Who writes: our editor, and people of the workshops. */
export const AUTHORS = [
  {
    slug: 'bisi-afolabi',
    name: 'Bisi Afolabi',
    role: 'Editor, Adunni',
    biography:
      'Bisi edits what Adunni publishes. She learned to sew on her mother’s hand-crank Butterfly in Abeokuta, wrote about markets for a Lagos newspaper for nine years, and still unpicks a seam to see how it was done.',
  },
  {
    slug: 'kolade-ogunleye',
    name: 'Kolade Ogunleye',
    role: 'Tailor, Kolade & Thread, Yaba',
    biography:
      'Kolade was apprenticed at sixteen and has cut menswear in Yaba since. His workshop keeps a paper pattern for every customer, and he measures everybody twice.',
  },
  {
    slug: 'ireti-adebayo',
    name: 'Ireti Adebayo',
    role: 'Aso-ebi maker, Ireti Stitch House, Ibadan',
    biography:
      'Ireti runs a floor of fourteen machines in Bodija. She has sewn aso-ebi for parties of twelve and of two hundred, and says that the spreadsheet is the same.',
  },
  {
    slug: 'adewura-balogun',
    name: 'Adewura Balogun',
    role: 'Weaver and bridal maker, Adewura Atelier, Lekki',
    biography:
      'Adewura learned weaving from her grandmother in Iseyin and cutting in Yaba. Six looms stand below her cutting table, so the two can talk.',
  },
  {
    slug: 'tinuade-sowande',
    name: 'Tinuade Sowande',
    role: 'Dyer, Tinuade Dyeworks, Abeokuta',
    biography:
      'Tinuade is the third of her family to dye in Itoku. She paints eleko with a feather, as her aunt did, and teaches on Saturdays.',
  },
  {
    slug: 'amara-hart',
    name: 'Amara Hart',
    role: 'Corset maker, Amara Cut & Fit, Port Harcourt',
    biography:
      'Amara makes gowns that hold themselves up. Nothing leaves her workshop without a toile and two fittings.',
  },
] as const;
