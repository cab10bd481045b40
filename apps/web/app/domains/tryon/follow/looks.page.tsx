import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import type { Route } from './+types/looks.page.ts';
import { LooksList } from './looks-list.tsx';

export const meta = () => privateMeta('Saved looks');

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** What somebody saved of the fitting room, whether they still have a plan or not. */
export default function LooksPage() {
  return (
    <main id="main">
      <h1>Saved looks</h1>
      <LooksList />
    </main>
  );
}
