import { RELAXED } from './terms.ts';
import type { DemoService } from './types.ts';

/** What the tailors of Lagos do beside the sewing that other workshops give them. */
export const tailorServices: readonly DemoService[] = [
  {
    maker: 'surulere-seams',
    category: 'alterations-and-repairs',
    kind: 'drop-off',
    title: 'Take up and press',
    summary: 'Hems and sleeves taken up, pressed and ready in two days.',
    description: [
      'Bring it on, or bring the length written down. Funke pins it, sews it by hand where it shows, and presses it.',
    ],
    price: 4,
    isFrom: true,
    duration: 15,
    step: 15,
    noticeHours: 2,
    terms: RELAXED,
    policy: 'Leave it with us at the time you booked; we write when it is ready.',
    pictures: ['products/plain-kaftan/2.webp'],
  },
  {
    maker: 'mushin-needle-works',
    category: 'alterations-and-repairs',
    kind: 'drop-off',
    title: 'Trousers and senators altered',
    summary: 'Waists, hems and collars of men’s clothes, usually in three days.',
    description: ['We open the seam, show you what is left inside, and say what can be done before anything is cut.'],
    price: 5,
    isFrom: true,
    duration: 20,
    step: 20,
    noticeHours: 2,
    terms: RELAXED,
    policy: 'Leave it with us at the time you booked; we write when it is ready.',
    pictures: ['products/drawstring-sokoto/2.webp', 'products/senator-crest/2.webp'],
  },
];
