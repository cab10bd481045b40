import type { PlanningRequest } from '@adunni/contracts/planning/forms';
import type { PlanningStage } from '@adunni/contracts/planning/stages';

/** A case of the demo: what was asked for how long ago, and how far it has come. */
export interface DemoCase {
  stage: PlanningStage;
  /** Whose it is: the demo’s customer, or one of the others. */
  by: 'own' | number;
  daysAgo: number;
  /** The celebration is so many days ahead; behind, below zero. */
  dayIn: number;
  request: Partial<PlanningRequest>;
  /** What was said, by turns, we first. */
  said?: readonly string[];
  /** Versions of the proposal that were sent. */
  versions?: number;
  /** Milestones that are paid. */
  paid?: number;
}

/** What cases have unless they say otherwise. */
export const USUAL: PlanningRequest = {
  ...{ level: 'full', kind: 'wedding', day: null, flexibility: 'fixed', city: 'Lagos', venue: '' },
  ...{ guests: 300, budget: '8m-20m', cultures: 'Yoruba', faith: 'Christian', colours: 'Emerald and gold' },
  ...{ vendorsBooked: ['venue'], vendorsNeeded: ['caterer', 'decor', 'music'], outfits: 16 },
  ...{ decisionMaker: 'Both of us, and her mother', contactBy: 'message' },
  ...{ contactName: 'Amaka Obi', contactPhone: '+2348030000001', notes: '' },
};

export const DEMO_CASES: readonly DemoCase[] = [
  {
    ...{ stage: 'under-way', by: 'own', daysAgo: 46, dayIn: 96, versions: 2, paid: 1 },
    request: {
      ...{ city: 'Enugu', venue: 'Nike Lake Resort', guests: 350, cultures: 'Igbo and Yoruba' },
      ...{ colours: 'Burnt orange and teal', outfits: 22 },
      notes: 'Two families, two faiths in the house, one jollof. The igba nkwu is on the Friday.',
    },
    said: [
      'Congratulations! Two questions: is the igba nkwu part of the budget, and who signs for the venue?',
      'Yes, part of it. My uncle signs; I’ll send you his number.',
      'Thank you. The first version of our proposal is above, with the band as an item of its own.',
      'Could you take the second band out? One is enough.',
      'Done, see version two.',
    ],
  },
  {
    ...{ stage: 'proposed', by: 'own', daysAgo: 5, dayIn: 64, versions: 1 },
    request: {
      ...{ level: 'partial', kind: 'naming', city: 'Lagos', guests: 80, budget: 'under-3m' },
      ...{ outfits: 4, vendorsBooked: ['caterer'], vendorsNeeded: ['decor', 'photography'] },
    },
    said: ['How lovely! Would a Saturday morning suit you?', 'Yes, before noon please.'],
  },
  {
    ...{ stage: 'requested', by: 0, daysAgo: 0.2, dayIn: 150 },
    request: { kind: 'traditional', city: 'Abeokuta', guests: 400, notes: 'Grandmother must sit near the door.' },
  },
  {
    ...{ stage: 'requested', by: 1, daysAgo: 6, dayIn: 40 },
    request: { level: 'day-of', kind: 'birthday', city: 'Ibadan', guests: 120, budget: '3m-8m', outfits: 3 },
  },
  {
    ...{ stage: 'in-conversation', by: 2, daysAgo: 4, dayIn: 201 },
    request: { city: 'Abuja', cultures: 'Hausa', faith: 'Muslim', guests: 600, budget: '20m-50m' },
    said: ['Amin for the good news. Is the walima on the same day?', 'The day after, at my uncle’s.'],
  },
  {
    ...{ stage: 'proposed', by: 3, daysAgo: 9, dayIn: 118, versions: 3 },
    request: { level: 'partial', kind: 'chieftaincy', city: 'Benin City', cultures: 'Edo', guests: 250, outfits: 30 },
    said: ['We have put coral beads and carriages in as items of their own.'],
  },
  {
    ...{ stage: 'accepted', by: 4, daysAgo: 12, dayIn: 133, versions: 1 },
    request: { kind: 'funeral', city: 'Owerri', cultures: 'Igbo', guests: 500, budget: '20m-50m', outfits: 60 },
    said: ['We are sorry for your loss. We have looked for a hall near the church.'],
  },
  {
    ...{ stage: 'under-way', by: 5, daysAgo: 30, dayIn: 24, versions: 1, paid: 2 },
    request: { level: 'day-of', city: 'Lagos', venue: 'The Monarch, Lekki', guests: 450, outfits: 0 },
    said: ['We’ll call every vendor in the last week.'],
  },
  {
    ...{ stage: 'under-way', by: 6, daysAgo: 26, dayIn: 24, versions: 1, paid: 1 },
    request: { level: 'day-of', kind: 'corporate', city: 'Lagos', guests: 200, outfits: 0, cultures: '', faith: '' },
    said: ['The stage plan has arrived, thank you.'],
  },
  {
    ...{ stage: 'done', by: 7, daysAgo: 190, dayIn: -20, versions: 1, paid: 3 },
    request: { city: 'Ilorin', guests: 280 },
    said: ['It was a joy. The photos are with you by Friday.', 'Thank you all! My aunt still talks of the ushers.'],
  },
  {
    ...{ stage: 'declined', by: 8, daysAgo: 33, dayIn: 12, versions: 1 },
    request: { level: 'partial', city: 'Port Harcourt', guests: 150, budget: 'under-3m' },
    said: ['This is what we can do in four weeks.'],
  },
  {
    ...{ stage: 'withdrawn', by: 9, daysAgo: 21, dayIn: 75 },
    request: { level: 'day-of', kind: 'birthday', city: 'Accra', guests: 60, budget: '3m-8m' },
  },
];
