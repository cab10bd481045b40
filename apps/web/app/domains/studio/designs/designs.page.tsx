import { STUDIO } from '@adunni/contracts/studio/addresses';
import { listDesigns } from '@adunni/contracts/studio/designs';
import { Link } from 'react-router';
import buttons from '../../../kit/button.module.css';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { LookIcon } from '../../../kit/pictures/icons.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { UndoNote } from '../../../kit/undo/undo.tsx';
import { useRestoredFocus } from '../../../kit/use-restored-focus.ts';
import type { Route } from './+types/designs.page.ts';
import { DesignCard } from './design-card.tsx';
import classes from './designs.module.css';
import { PLACE, useDesigns } from './use-designs.ts';

export const meta = () => privateMeta('My designs');
export const handle = { early: [{ path: listDesigns.path }] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** What a person designed and saved. */
export default function DesignsPage() {
  const state = useDesigns();
  const { designs, problem, load } = state;
  const heading = useRestoredFocus<HTMLHeadingElement>((designs ?? []).map(({ _id }) => _id));
  return (
    <main id="main">
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          My designs
        </h1>
        <Link to={STUDIO} className={buttons.filled}>
          New design
        </Link>
      </div>
      <LoadProblem message={problem} onRetry={load} />
      {!designs && !problem && <p role="status">Loading…</p>}
      {designs?.length === 0 && (
        <EmptyState
          icon={<LookIcon />}
          ways={
            <Link to={STUDIO} className={buttons.filled}>
              Start designing
            </Link>
          }
        >
          <p>No saved designs yet. Choose a garment, fabric and embroidery, and save it here.</p>
        </EmptyState>
      )}
      {designs && designs.length > 0 && (
        <ul className={classes.designs}>
          {designs.map((design) => (
            <DesignCard key={design._id} design={design} state={state} />
          ))}
        </ul>
      )}
      <UndoNote place={PLACE} />
    </main>
  );
}
