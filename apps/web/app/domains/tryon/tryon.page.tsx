import { getTryOnAccess } from '@adunni/contracts/subscriptions/usage';
import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { callApi } from '../../kit/api/call-api.ts';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../kit/page-meta.ts';
import { requirePremium } from '../subscriptions/public/premium-guard.ts';
import type { Route } from './+types/tryon.page.ts';
import { FittingRoom } from './room/fitting-room.tsx';
import classes from './tryon.module.css';

export const meta = () => privateMeta('Virtual try-on');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requirePremium(request);
  const [access, { items }] = await Promise.all([callApi(getTryOnAccess), callApi(listOutfits)]);
  return { ...access, outfits: items };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The fitting room: designs drawn on a body, on the device of the person. */
export default function TryOnPage({ loaderData: { tryOns, outfits } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <h1>Virtual try-on</h1>
      <p className={classes.lead}>
        See a design on a body like yours. Everything is drawn on your device: we only count how many designs you try
        on.
      </p>
      <FittingRoom outfits={outfits} tryOns={tryOns} />
    </main>
  );
}
