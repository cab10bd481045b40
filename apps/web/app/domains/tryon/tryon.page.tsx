import { getTryOnAccess } from '@adunni/contracts/subscriptions/usage';
import { callApi } from '../../kit/api/call-api.ts';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../kit/page-meta.ts';
import { toast } from '../../kit/toasts.ts';
import { requirePremium } from '../subscriptions/public/premium-guard.ts';
import type { Route } from './+types/tryon.page.ts';
import { EVERYTHING, loadDesignOf, loadDesigns } from './choose/load-designs.ts';
import { FittingRoom } from './room/fitting-room.tsx';
import classes from './tryon.module.css';

/** Said to who followed a link to something that was withdrawn meanwhile. */
const GONE = 'This design can’t be tried on any more.';

export const meta = () => privateMeta('Virtual try-on');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requirePremium(request);
  const search = new URL(request.url).searchParams;
  const wanted = search.get('product');
  const isChosen = ['colour', 'size', 'options'].some((part) => search.has(part));
  const [access, { items, total }, first] = await Promise.all([
    callApi(getTryOnAccess),
    loadDesigns(EVERYTHING, 1),
    wanted === null ? null : loadDesignOf(wanted),
  ]);
  if (wanted !== null && first === null) toast('info', GONE);
  // What reads choices is loaded only when some were made.
  const load = first && isChosen ? (await import('./follow/first-pick.ts')).firstPickOf : null;
  const chosen = (await load?.(first?.product._id ?? '', search)) ?? null;
  // What somebody came for is among what they choose from.
  const isListed = first === null || items.some(({ _id }) => _id === first._id);
  return { ...access, designs: { items: isListed ? items : [first, ...items], total }, first, chosen };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The fitting room: designs drawn on a body, on the device of the person. */
export default function TryOnPage({ loaderData: { tryOns, designs, first, chosen } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <h1>Virtual try-on</h1>
      <p className={classes.lead}>
        See a design on a body like yours. It is drawn on your device, and your photo stays there. We note which designs
        you try on and what comes of it, and keep a picture only if you save a look.
      </p>
      <FittingRoom designs={designs} tryOns={tryOns} first={first} chosen={chosen} />
    </main>
  );
}
