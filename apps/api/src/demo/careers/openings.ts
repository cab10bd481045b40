import { randomUUID } from 'node:crypto';
import type { OpeningForm } from '@adunni/contracts/careers/forms';
import { kobo } from '@adunni/contracts/money';

/** An opening of the demo, and how its days lie around today. */
export interface DemoOpening extends Omit<OpeningForm, 'payFrom' | 'payTo' | 'hidesNames' | 'opensOn' | 'closesOn'> {
  /** Thousands of naira a month. */
  pay: readonly [from: number, to: number];
  /** Days ago on which it was published; null is a draft. */
  publishedDaysAgo: number | null;
  opensInDays?: number;
  closesInDays?: number;
}

const lines = (...each: string[]): string => each.join('\n');
const text = (label: string, isRequired = true): OpeningForm['questions'][number] => ({
  ...{ _id: randomUUID(), kind: 'text', label, choices: [], isRequired },
});
const choice = (label: string, ...choices: string[]): OpeningForm['questions'][number] => ({
  ...{ _id: randomUUID(), kind: 'choice', label, choices, isRequired: true },
});

/** Naira of a month in thousands, as they are stored. */
export const thousands = (amount: number) => kobo(amount * 1000 * 100);

const OFFERS = lines(
  'Pension and health cover from the first day',
  '25 days of leave beside public holidays',
  'An allowance for clothes from our makers, once a year',
  'Lunch in the workshop, and transport home after late fittings',
);

export const OPENINGS: readonly DemoOpening[] = [
  {
    ...{ title: 'Master Tailor', slug: 'master-tailor', team: 'workshop', kind: 'full-time' },
    ...{ place: 'Lagos', isRemote: false, pay: [350, 520], publishedDaysAgo: 12, closesInDays: 30 },
    summary: 'Judge and mend what others have sewn, in our alterations room in Yaba.',
    about:
      'When something does not fit, it comes to our alterations room before it goes back to the customer. You look at it on the person or on the stand, decide what can be done, do it or hand it on, and write down why it was wrong so that it does not come again.\n\nYou work with two tailors and a presser, and with makers on the telephone.',
    tasks: lines(
      'Alter agbada, iro and buba, suits and gowns to the measurements that were ordered',
      'Fit customers twice a week and record what you change',
      'Answer makers who ask how a seam should have been sewn',
      'Train two apprentices',
    ),
    needs: lines(
      'At least eight years of tailoring, five of them on native wear',
      'Hand finishing that nobody can see',
      'Patience with people who are nervous about an event',
      'Enough English to write a note that a stranger understands',
    ),
    offers: OFFERS,
    questions: [text('Which garment are you proudest of, and what was difficult about it?')],
  },
  {
    ...{ title: 'Pattern Cutter', slug: 'pattern-cutter', team: 'workshop', kind: 'full-time' },
    ...{ place: 'Lagos', isRemote: false, pay: [280, 420], publishedDaysAgo: 8 },
    summary: 'Draft and grade the blocks that our made-to-measure orders begin with.',
    about:
      'Our makers cut from measurements, not from sizes. You draft the blocks that they begin with, test them on bodies of every build and keep them honest: when three orders come back for the same reason, you find it in the pattern.',
    tasks: lines(
      'Draft blocks for buba, kaftan, senator, boubou and corset bodices',
      'Test each on at least eight bodies before makers get it',
      'Read what comes back from fittings, and change what causes it',
    ),
    needs: lines(
      'Four years of flat pattern cutting by hand',
      'Comfort with centimetres and inches, and with a computer',
      'A file or photos of patterns that you drafted yourself',
    ),
    offers: OFFERS,
    questions: [
      { _id: randomUUID(), kind: 'file', label: 'A pattern that you drafted', choices: [], isRequired: true },
      choice('Which program do you draft with?', 'None, by hand', 'CLO', 'Gerber', 'Seamly or Valentina', 'Another'),
    ],
  },
  {
    ...{ title: 'Aso-ebi Coordinator', slug: 'aso-ebi-coordinator', team: 'celebrations', kind: 'full-time' },
    ...{ place: 'Ibadan', isRemote: false, pay: [220, 320], publishedDaysAgo: 5, closesInDays: 21 },
    summary: 'Stand between 200 guests, one host and the person who sews for all of them.',
    about:
      'A host asks for help when the list is long and the date is near. You see which guests have not paid, which measurements are missing and which fabric is late, and you call before anybody has to call you.\n\nMost of the work is on weekdays. About one Saturday in three you hand out sets in person.',
    tasks: lines(
      'Follow eight to twelve events at a time from first yard to last set',
      'Agree prices and days with makers, in writing',
      'Help guests who are stuck, by telephone and message',
      'Run the handout on the day, with labels and a list',
    ),
    needs: lines(
      'Two years of work with customers, best around events or fabrics',
      'Fluent Yoruba and English; Igbo or Hausa is welcome',
      'Calm at four in the afternoon on a Friday',
    ),
    offers: OFFERS,
    questions: [
      text('Tell us about an event that nearly went wrong, and what you did.'),
      choice('How many Saturdays a month could you work?', 'None', 'One', 'Two', 'Three or more'),
    ],
  },
  {
    ...{ title: 'Customer Care Specialist', slug: 'customer-care-specialist', team: 'care', kind: 'full-time' },
    ...{ place: 'Nigeria', isRemote: true, pay: [180, 260], publishedDaysAgo: 20 },
    summary: 'Answer people whose outfit is late, tight or wonderful, and put right what is not.',
    about:
      'You answer tickets and calls of customers and makers in Nigeria, Ghana, the United Kingdom and North America. You see the order, the measurements that were agreed and what the maker wrote, and you may refund, replace or alter within limits without asking anybody.',
    tasks: lines(
      'Answer about thirty tickets a day, the urgent ones within an hour',
      'Decide what is fair by our rules, and say so kindly',
      'Turn what is asked again and again into a help article',
    ),
    needs: lines(
      'A year of support by writing',
      'Plain, warm English; Nigerian Pidgin helps',
      'A quiet room and a line that holds',
    ),
    offers: OFFERS,
    questions: [
      text('A bride’s gown arrives two sizes too small five days before the wedding. What do you write to her?'),
      choice('Which hours suit you?', '8:00 to 16:00', '12:00 to 20:00', 'Either'),
    ],
  },
  {
    ...{ title: 'Quality Inspector', slug: 'quality-inspector', team: 'workshop', kind: 'contract' },
    ...{ place: 'Accra, Ghana', isRemote: false, pay: [200, 280], publishedDaysAgo: 3, closesInDays: 14 },
    summary: 'Visit workshops in Ghana, look inside their seams, and help them to pass.',
    about:
      'Workshops are checked before they sell with us and once a year after that. You visit those in Accra, Kumasi and Cape Coast, measure what they made against what was ordered, and write a report that the maker can act on. The contract is for a year, with a view to a permanent position.',
    tasks: lines(
      'Visit three workshops a week',
      'Measure, photograph and grade sample garments by our checklist',
      'Agree with the maker what changes, and look again after a month',
    ),
    needs: lines(
      'Five years in garment making, or two in quality control',
      'A driving licence, or the patience for trotros',
      'Twi and English',
    ),
    offers: OFFERS,
    questions: [],
  },
  {
    ...{ title: 'Frontend Engineer', slug: 'frontend-engineer', team: 'technology', kind: 'full-time' },
    ...{ place: 'Nigeria, Ghana or the United Kingdom', isRemote: true, pay: [900, 1500], publishedDaysAgo: 16 },
    summary: 'Build what people choose, measure and try on with, for phones on slow lines.',
    about:
      'Most of our customers shop on a phone, many of them on a line that drops. You build pages that are there at once, that a screen reader can use, and that draw a garment as it is chosen. There are four engineers, no ticket factory, and makers who tell you what they think.',
    tasks: lines(
      'Own a part of the shop from the sketch to what it changed',
      'Measure speed and accessibility as part of the work, not after it',
      'Spend a day a month in a workshop that uses what you built',
    ),
    needs: lines(
      'Four years of work with TypeScript and React, and the web without them',
      'HTML and CSS that you would show to a stranger',
      'A care for words',
    ),
    offers: OFFERS,
    questions: [text('A link to something that you built, and what you would do differently today.', false)],
  },
  {
    ...{ title: 'Tailoring Apprentice', slug: 'tailoring-apprentice', team: 'workshop', kind: 'apprenticeship' },
    ...{ place: 'Lagos', isRemote: false, pay: [90, 90], publishedDaysAgo: 2, opensInDays: 14 },
    summary: 'Learn tailoring in a year and a half, paid, in our alterations room.',
    about:
      'Twice a year we take four apprentices. You begin with hand sewing and pressing, and end with a suit of your own that a customer wears.',
    tasks: lines('Sew samples, then parts, then whole garments', 'Keep a book of what you learned'),
    needs: lines('Nothing but the wish to learn; you are at least eighteen', 'Time on weekdays'),
    offers: lines('A set of tools that you keep', 'Lunch, and transport', 'A certificate by the end'),
    questions: [text('Why tailoring?')],
  },
  {
    ...{ title: 'Finance Associate', slug: 'finance-associate', team: 'operations', kind: 'part-time' },
    ...{ place: 'Lagos', isRemote: false, pay: [240, 300], publishedDaysAgo: 70, closesInDays: -10 },
    summary: 'Reconcile what was paid with what was sent to makers, to the kobo.',
    about: 'Three days a week you look after settlements, refunds and the payouts of some forty workshops.',
    tasks: lines('Match settlements with our books every morning', 'Answer makers about their statements'),
    needs: lines('A degree or an ATS certificate', 'Two years with reconciliations'),
    offers: OFFERS,
    questions: [],
  },
  {
    ...{ title: 'Maker Relations Manager', slug: 'maker-relations-manager', team: 'makers', kind: 'full-time' },
    ...{ place: 'Abuja', isRemote: false, pay: [380, 520], publishedDaysAgo: null },
    summary: 'Find the workshops of the north that people travel for, and bring them online.',
    about: 'You know who embroiders babban riga in Kano and who weaves in Kaduna, or you find out.',
    tasks: lines('Win and look after some fifty workshops', 'Help them with their first ten orders'),
    needs: lines('Fluent Hausa and English', 'Five years of sales or craft development'),
    offers: OFFERS,
    questions: [],
  },
];
