import type { Ctx, Viewer } from '../../../../kit/context.ts';
import { settlePayment } from '../../../payments/collecting/settle.service.ts';
import type { StartedPayment } from '../../../payments/present.rules.ts';
import { cancelSubscription, undoCancel } from '../../person/cancel.service.ts';
import { addMethod } from '../../person/card.service.ts';
import { changePlan, previewChange, undoChange } from '../../person/change.service.ts';
import { pauseSubscription, resumeSubscription } from '../../person/pause.service.ts';
import { startTrial, subscribe } from '../../person/subscribe.service.ts';
import type { Bank } from './bank.ts';
import type { Act } from './lives.ts';
import type { SimulatedCustomer } from './world.ts';

/** Does what somebody does, and pays when that asks for it. Throws Refusal when the marketplace says no. */
export async function perform(ctx: Ctx<Viewer>, bank: Bank, customer: SimulatedCustomer, act: Act): Promise<void> {
  if (act.do === 'card-fails' || act.do === 'card-works') {
    customer.cardWorks = act.do === 'card-works';
    return;
  }
  const started = await begin(ctx, customer, act);
  if (started) await payOrNot(ctx, bank, customer, started);
}

async function begin(
  ctx: Ctx<Viewer>,
  customer: SimulatedCustomer,
  act: Exclude<Act, { do: 'card-fails' | 'card-works' }>,
): Promise<StartedPayment | null> {
  const useSavedCard = customer.draw.chance(0.6);
  if (act.do === 'trial') await startTrial(ctx, act.choice);
  else if (act.do === 'subscribe') return (await subscribe(ctx, { ...act.choice, useSavedCard })).payment;
  else if (act.do === 'save-card') return addMethod(ctx);
  else if (act.do === 'change') {
    const { amount: expectedAmount, quotedAt } = await previewChange(ctx, act.choice);
    return (await changePlan(ctx, { ...act.choice, useSavedCard, expectedAmount, quotedAt })).payment;
  } else if (act.do === 'undo-change') await undoChange(ctx);
  else if (act.do === 'pause') await pauseSubscription(ctx, act.months);
  else if (act.do === 'resume') await resumeSubscription(ctx);
  else if (act.do === 'cancel') await cancelSubscription(ctx, '');
  else await undoCancel(ctx);
  return null;
}

/** Most pay at once and come back; some never come back from the page, and some leave it and pay hours later. */
async function payOrNot(
  ctx: Ctx<Viewer>,
  bank: Bank,
  customer: SimulatedCustomer,
  { reference }: StartedPayment,
): Promise<void> {
  if (customer.draw.chance(0.07)) return;
  bank.pay(reference, customer.draw.chance(0.95));
  if (customer.draw.chance(0.9)) await settlePayment(ctx, reference);
}
