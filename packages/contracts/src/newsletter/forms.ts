import { z } from 'zod';
import { id, line, prose } from '../fields.ts';
import { brokenLinks } from './body.ts';

/** Most pieces that a campaign shows. */
export const MAX_PICKS = 8;

/** A campaign as staff write it; `parseBody` says what its text may hold. */
export const campaignForm = z.object({
  subject: line(150),
  /** What mail programs show behind the subject. */
  preheader: line(150, 0),
  body: prose(20_000, 1).superRefine((text, { addIssue }) => {
    const [dead] = brokenLinks(text);
    if (dead) addIssue(`The link to ${dead} is not valid. It must start with https:// or, for our own pages, with /.`);
  }),
  /** Shown below the text, in this order. */
  productIds: z.array(id).max(MAX_PICKS, `At most ${MAX_PICKS} products.`),
});
export type CampaignForm = z.output<typeof campaignForm>;
