import type { Received } from '@adunni/contracts/endpoint';
import { designErrors } from '@adunni/contracts/studio/designs';
import { estimateDesign, type LoadedEstimate } from '@adunni/contracts/studio/estimate';
import { getPriceList, priceListResource, savePriceList } from '@adunni/contracts/studio/price-list';
import { yardsOf } from '@adunni/contracts/studio/yards';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../kit/context.ts';
import { crud } from '../../../kit/crud/crud.ts';
import { Refusal } from '../../../kit/errors.ts';
import { mount } from '../../../kit/http/mount.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { requireRecipe } from '../designs/read-recipe.ts';
import { estimateOf } from './estimate.rules.ts';
import { pricedMakers } from './kept-lists.ts';
import { priceListReads } from './prices.queries.ts';
import { changePriceList, ownPriceList } from './prices.service.ts';

/** An editor asks after every choice. */
const ESTIMATING = { most: 600, minutes: 10 };

/** Serves what makers ask for sewing designs: to each their own list, to everybody what a design would cost. */
export function priceRoutes(app: FastifyInstance): void {
  mount(app, getPriceList, ({ ctx }) => ownPriceList(ctx));
  mount(app, savePriceList, ({ ctx, body }) => changePriceList(ctx, body));
  crud(app, priceListResource, priceListReads);
  mount(app, estimateDesign, ({ ctx, body }) => estimate(ctx, body));
}

/** What a design costs by each maker. Throws 422 for what can’t be drawn, 429. */
async function estimate(
  ctx: Ctx,
  { recipe: sent, ...wearer }: Received<typeof estimateDesign>['body'],
): Promise<LoadedEstimate> {
  const recipe = requireRecipe(sent);
  const yards = yardsOf(recipe, wearer);
  if (!yards) throw new Refusal(designErrors.recipe_refused);
  await limitAttempts(ctx.db, `estimate:${networkOf(ctx.address)}`, ESTIMATING, ctx.clock());
  return estimateOf(recipe, yards, await pricedMakers(ctx));
}
