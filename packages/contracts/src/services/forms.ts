import { z } from 'zod';
import { weekForm } from '../availability/forms.ts';
import { id, line, prose } from '../fields.ts';
import { toKobo } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { LEAST_PAYMENT } from '../payments/least.ts';
import { cancellationPolicy } from './fields.ts';
import { MEASURED_AT } from './measuring.ts';
import { CONFIRMATIONS, PLACES, PLACES_OF, SERVICE_KINDS } from './services.ts';

/** Most pictures of one service. */
export const MAX_SERVICE_PICTURES = 8;

const minutes = (most: number, least = 0) =>
  z
    .number()
    .int('Enter whole minutes.')
    .min(least, `At least ${least} minutes.`)
    .max(most, `At most ${most} minutes.`)
    .multipleOf(5, 'In steps of five minutes.');

/** A whole service as its maker or staff write it. Money is naira, lengths are minutes; lists are in their order. */
export const serviceForm = z
  .object({
    title: line(120),
    /** One sentence. */
    summary: line(240),
    description: prose(6000, 1),
    kind: z.enum(SERVICE_KINDS),
    place: z.enum(PLACES),
    categoryId: id,
    price: moneyIn,
    /** Whether the price is where it begins. */
    isFrom: z.boolean(),
    /** What is paid when booking; 0 for nothing. */
    deposit: moneyIn,
    confirmation: z.enum(CONFIRMATIONS),
    seats: z.number().int('Enter a whole number.').min(1, 'At least one.').max(200, 'At most 200.'),
    duration: minutes(1440, 5),
    step: minutes(1440, 5),
    bufferBefore: minutes(1440),
    bufferAfter: minutes(1440),
    /** How long ahead it must be booked. */
    notice: minutes(90 * 1440),
    horizonDays: z.number().int('Enter whole days.').min(1, 'At least 1 day.').max(366, 'At most 365 days.'),
    /** Its own times within the hours of those who do it; null for any. */
    only: weekForm.min(1, 'Add at least one time or turn this off.').nullable(),
    address: line(300, 0),
    bring: z.array(line(200)).max(12, 'At most 12.'),
    /** What a workshop may choose of it is narrower, by the settings. */
    cancellationPolicy,
    /** What the workshop adds to it in its own words. */
    policy: prose(1000),
    travelZones: z.array(z.object({ _id: id.nullable(), name: line(120), fee: moneyIn })).max(20, 'At most 20.'),
    providerIds: z.array(id).max(50, 'At most 50.'),
    pictures: z
      .array(z.object({ mediaId: id, alt: line(200, 0) }))
      .max(MAX_SERVICE_PICTURES, `At most ${MAX_SERVICE_PICTURES} images.`),
    /** Whether people are measured at it for what any maker makes them. */
    forAnyMaker: z.boolean(),
    isPublished: z.boolean(),
  })
  .superRefine((form, { addIssue }) => {
    const remark = (path: (string | number)[], message: string): void => addIssue({ code: 'custom', path, message });
    if (form.deposit > 0 && form.deposit < toKobo(LEAST_PAYMENT))
      remark(['deposit'], `Enter 0 or at least ₦${LEAST_PAYMENT}, the minimum charge.`);
    if (form.deposit > form.price) remark(['deposit'], 'Can’t be more than the price.');
    if (!PLACES_OF[form.kind].includes(form.place))
      remark(['place'], 'This type of service is not possible at this location.');
    if (form.kind === 'class' && form.seats < 2) remark(['seats'], 'A class needs at least two seats.');
    if (form.kind !== 'class' && form.seats > 1) remark(['seats'], 'Only classes can have several seats.');
    if (form.forAnyMaker && !MEASURED_AT.includes(form.kind))
      remark(['forAnyMaker'], 'People are measured at appointments, home visits and video calls only.');
    if (form.kind !== 'home-visit' && form.travelZones.length > 0)
      remark(['travelZones'], 'Only home visits can have travel zones.');
    if (new Set(form.pictures.map(({ mediaId }) => mediaId)).size < form.pictures.length)
      remark(['pictures'], 'An image has been added twice.');
    form.pictures.forEach(({ alt }, index) => {
      if (!alt) remark(['pictures', index, 'alt'], 'Describe the image for people who can’t see it.');
    });
    if (!form.isPublished) return;
    if (form.pictures.length === 0) remark(['pictures'], 'A published service needs at least one image.');
    if (form.providerIds.length === 0) remark(['providerIds'], 'A published service needs at least one provider.');
    if (form.place === 'studio' && form.address === '') remark(['address'], 'Enter the address people come to.');
    if (form.kind === 'home-visit' && form.travelZones.length === 0)
      remark(['travelZones'], 'Add at least one travel zone.');
  });
export type ServiceForm = z.output<typeof serviceForm>;
