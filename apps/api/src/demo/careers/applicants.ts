import type { ApplicationStage } from '@adunni/contracts/careers/stages';

/** Somebody who applied in the demo. Days are counted back from today. */
export interface DemoApplicant {
  name: string;
  city: string;
  phone: string;
  opening: string;
  stage: ApplicationStage;
  appliedDaysAgo: number;
  /** Since when they are in their stage; since they applied where nothing is said. */
  stageDaysAgo?: number;
  /** What they answered, in the order of the questions; a file is drawn. */
  answers: readonly string[];
  note?: string;
  /** What their CV says: what they are, and where they worked, the latest first. */
  profile: string;
  work: readonly (readonly [years: string, what: string, where: string])[];
  training: string;
  ratings?: readonly (readonly [by: 'Admin' | 'SuperAdmin', stars: number, remark: string])[];
  /** Days from today on which they are talked to, at ten in Lagos; of several they choose one. */
  interview?: { inDays: readonly number[]; place: string; callUrl: string; note: string };
  notes?: readonly (readonly [by: 'Admin' | 'SuperAdmin', text: string])[];
}

export const APPLICANTS: readonly DemoApplicant[] = [
  {
    ...{ name: 'Sunday Okafor', city: 'Lagos', phone: '+234 803 114 2207', opening: 'master-tailor' },
    ...{ stage: 'interview', appliedDaysAgo: 10, stageDaysAgo: 4 },
    answers: [
      'A three-piece agbada for a groom who had broken his arm two weeks before. The left sleeve had to go over the cast and still fall like the right one. I cut a hidden opening along the embroidery and closed it with a cord, and nobody in the photographs can tell which arm it was.',
    ],
    note: 'I can start a month after an offer.',
    interview: {
      ...{ inDays: [2], place: 'Alterations room, 14 Commercial Avenue, Yaba', callUrl: '' },
      note: 'Please bring a garment that you are proud of.',
    },
    profile: 'Tailor of native wear and suits with eleven years at the table, six of them in charge of fittings.',
    work: [
      ['2019 to today', 'Head of fittings', 'Adekunle & Sons, Surulere'],
      ['2014 to 2019', 'Tailor, agbada and senator', 'Mr Femi’s, Yaba'],
    ],
    training: 'Trade test grade I in tailoring, Lagos, 2013',
    ratings: [
      ['Admin', 5, 'Exactly the work that we do every day.'],
      ['SuperAdmin', 4, 'Strong on native wear; ask about suits.'],
    ],
    notes: [['Admin', 'Called him: he would train apprentices gladly, and can come on any weekday after ten.']],
  },
  {
    ...{ name: 'Grace Adeyemi', city: 'Ikorodu', phone: '+234 806 552 0193', opening: 'master-tailor' },
    ...{ stage: 'screening', appliedDaysAgo: 7, stageDaysAgo: 3 },
    answers: [
      'My sister’s iro and buba in antique aso-oke of our grandmother. There was no yard to spare, and the strips were of two widths. I laid it out on paper first, four times.',
    ],
    profile: 'Nine years of women’s native wear, alterations and bridal finishing.',
    work: [
      ['2020 to today', 'Own workshop, two employees', 'Ikorodu'],
      ['2016 to 2020', 'Finisher, bridal', 'House of Tolu, Ikeja'],
    ],
    training: 'National Technical Certificate, garment making, 2015',
    ratings: [['SuperAdmin', 4, 'Careful, and says what went wrong.']],
  },
  {
    ...{ name: 'Ibrahim Lawal', city: 'Abeokuta', phone: '+234 809 331 7745', opening: 'master-tailor' },
    ...{ stage: 'declined', appliedDaysAgo: 11, stageDaysAgo: 6 },
    answers: ['School uniforms for a whole academy, 400 sets in five weeks. The difficulty was the sizes of children.'],
    profile: 'Production tailor, school and work wear.',
    work: [['2021 to today', 'Machine operator, later line leader', 'Ogun Garments, Abeokuta']],
    training: 'Apprenticeship, Abeokuta, 2018 to 2020',
    ratings: [['Admin', 2, 'Four years and uniforms only; too early for this position.']],
    notes: [['Admin', 'Invite him to the apprenticeship that opens next.']],
  },
  {
    ...{ name: 'Chiamaka Obi', city: 'Lagos', phone: '+234 813 240 6618', opening: 'pattern-cutter' },
    ...{ stage: 'offer', appliedDaysAgo: 8, stageDaysAgo: 1 },
    answers: ['', 'Seamly or Valentina'],
    note: 'The pattern is a corset bodice for a full bust, drafted on five bodies.',
    profile: 'Pattern cutter for made-to-measure, flat and by computer, in centimetres and inches.',
    work: [
      ['2021 to today', 'Pattern cutter', 'Maison Eki, Victoria Island'],
      ['2018 to 2021', 'Junior pattern cutter', 'Freelance, Lagos and Accra'],
    ],
    training: 'BSc Clothing and Textiles, University of Nigeria, Nsukka, 2017',
    ratings: [
      ['Admin', 5, 'The bodice closed on the stand at the first try.'],
      ['SuperAdmin', 5, 'Drafts faster than we can describe.'],
    ],
    notes: [
      ['SuperAdmin', 'Paid trial on Tuesday: graded the kaftan block in three hours, with notes for the makers.'],
    ],
  },
  {
    ...{ name: 'Musa Abdullahi', city: 'Kaduna', phone: '+234 802 918 4456', opening: 'pattern-cutter' },
    ...{ stage: 'new', appliedDaysAgo: 2 },
    answers: ['', 'None, by hand'],
    profile: 'Cutter of babban riga and kaftan, by hand and chalk.',
    work: [['2015 to today', 'Cutter', 'Zaria Road tailoring cooperative, Kaduna']],
    training: 'Learned from my uncle, 2009 to 2014',
  },
  {
    ...{ name: 'Folasade Balogun', city: 'Ibadan', phone: '+234 805 667 1030', opening: 'aso-ebi-coordinator' },
    ...{ stage: 'hired', appliedDaysAgo: 5, stageDaysAgo: 1 },
    answers: [
      'The lace for 160 guests came in two shades of green. I laid both in daylight, gave one shade to each side of the family, and told them before they could ask. Both sides thought that it was the plan.',
      'Three or more',
    ],
    profile: 'Four years of events in Oyo and Osun, from the first list to the last chair.',
    work: [
      ['2022 to today', 'Events manager', 'Ile Ayo Hall, Ibadan'],
      ['2021 to 2022', 'Customer desk', 'Gbagi fabrics market'],
    ],
    training: 'HND Business Administration, The Polytechnic, Ibadan, 2020',
    ratings: [
      ['Admin', 5, 'Calm, and counts everything twice.'],
      ['SuperAdmin', 5, ''],
    ],
  },
  {
    ...{ name: 'Blessing Effiong', city: 'Uyo', phone: '+234 814 775 3329', opening: 'aso-ebi-coordinator' },
    ...{ stage: 'screening', appliedDaysAgo: 4, stageDaysAgo: 2 },
    answers: [
      'A tailor fell ill with thirty sets half sewn. I found three others in one evening and drove the pieces to them.',
      'Two',
    ],
    profile: 'Coordinator of church and family celebrations; would move to Ibadan.',
    work: [['2020 to today', 'Welfare and events secretary', 'Diocese of Uyo']],
    training: 'NCE English and Yoruba, 2018',
    ratings: [['Admin', 3, 'Good answer; ask about her Yoruba.']],
  },
  {
    ...{ name: 'Tunde Bakare', city: 'Ilorin', phone: '+234 807 430 9912', opening: 'customer-care-specialist' },
    ...{ stage: 'interview', appliedDaysAgo: 14, stageDaysAgo: 5 },
    answers: [
      'I would write that we will have her dressed by Saturday, and how: a maker in her town lets out the seams tomorrow at ten, we pay, and if it cannot be done she gets the money back today. I would call as well.',
      'Either',
    ],
    profile: 'Customer support by chat and mail for a bank and an airline.',
    interview: { inDays: [3], place: '', callUrl: 'https://meet.example.com/adunni-care', note: '' },
    work: [
      ['2022 to today', 'Support agent, second level', 'Kwara Express Airways'],
      ['2020 to 2022', 'Chat support', 'First Harmattan Bank'],
    ],
    training: 'BA English, University of Ilorin, 2019',
    ratings: [['Admin', 4, 'Says what happens next before saying sorry.']],
  },
  {
    ...{ name: 'Ruth Danjuma', city: 'Jos', phone: '+234 816 209 5581', opening: 'customer-care-specialist' },
    ...{ stage: 'new', appliedDaysAgo: 1 },
    answers: [
      'I would apologise and offer a refund, and ask for photographs so that it does not happen again.',
      '8:00 to 16:00',
    ],
    profile: 'Front desk and telephone, hotel and clinic.',
    work: [['2021 to today', 'Front desk', 'Plateau Family Clinic, Jos']],
    training: 'ND Hospitality Management, Jos, 2020',
  },
  {
    ...{ name: 'Emeka Nwosu', city: 'Enugu', phone: '+234 803 871 6402', opening: 'customer-care-specialist' },
    ...{ stage: 'withdrawn', appliedDaysAgo: 17, stageDaysAgo: 9 },
    answers: ['Dear customer, we are sorry for the inconvenience caused.', '12:00 to 20:00'],
    profile: 'Call centre agent, telecommunications.',
    work: [['2023 to today', 'Agent', 'Coal City Call Centre']],
    training: 'BSc Mass Communication, 2022',
  },
  {
    ...{ name: 'Kwame Mensah', city: 'Kumasi', phone: '+233 24 551 7830', opening: 'quality-inspector' },
    ...{ stage: 'new', appliedDaysAgo: 1 },
    answers: [],
    note: 'I know the workshops around Kejetia by name, and ride a motorcycle.',
    profile: 'Garment technologist; inspected exports of three factories in Tema.',
    work: [
      ['2019 to today', 'Quality controller', 'Gold Coast Apparel, Tema'],
      ['2016 to 2019', 'Sewing line supervisor', 'Gold Coast Apparel, Tema'],
    ],
    training: 'HND Fashion Design and Textiles, Kumasi, 2015',
  },
  {
    ...{ name: 'Ama Serwaa', city: 'Accra', phone: '+233 20 884 1265', opening: 'quality-inspector' },
    ...{ stage: 'interview', appliedDaysAgo: 3, stageDaysAgo: 1 },
    answers: [],
    profile: 'Twelve years in garments: bench, sample room, then inspection for two export houses.',
    work: [
      ['2018 to today', 'Inspector and trainer', 'Volta Textiles, Accra'],
      ['2013 to 2018', 'Sample machinist', 'Osu Studio'],
    ],
    training: 'City & Guilds, pattern and garment, Accra, 2012',
    ratings: [['SuperAdmin', 5, 'Grades seams as we do.']],
    interview: { inDays: [4, 6, 7], place: '', callUrl: 'https://meet.example.com/adunni-quality', note: '' },
  },
  {
    ...{ name: 'Oluwaseun Ajayi', city: 'Leeds', phone: '+44 7700 900417', opening: 'frontend-engineer' },
    ...{ stage: 'new', appliedDaysAgo: 4 },
    answers: [
      'A bus timetable that works without a connection. Today I would write the times on the server and ship half the script.',
    ],
    profile: 'Frontend engineer; accessibility and slow networks.',
    work: [
      ['2021 to today', 'Senior engineer', 'Northern Transport Data, Leeds'],
      ['2018 to 2021', 'Engineer', 'Paperboat, Lagos'],
    ],
    training: 'BSc Computer Science, University of Lagos, 2017',
  },
  {
    ...{ name: 'Hauwa Bello', city: 'Abuja', phone: '+234 810 663 2978', opening: 'finance-associate' },
    ...{ stage: 'screening', appliedDaysAgo: 21, stageDaysAgo: 18 },
    answers: [],
    profile: 'Reconciliations and statements for a payments company.',
    work: [['2022 to today', 'Settlement officer', 'Kobopoint Payments, Abuja']],
    training: 'ATS, ICAN, 2021',
    ratings: [['Admin', 4, 'Closed her books daily. Waits for us to decide.']],
  },
];
