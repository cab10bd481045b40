import { GALLERY, MY_DESIGNS } from '@adunni/contracts/studio/addresses';
import { Suspense } from 'react';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { lazy } from '../../../../kit/lazy.ts';
import { useHydrated } from '../../../../kit/page/use-hydrated.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { stored } from '../../../../kit/storage/browser-storage.ts';
import classes from './start.module.css';
import { STARTS } from './starts.ts';

/** What reads designs brings the schema of recipes: it comes for who has some. */
const SavedDesigns = lazy(() => import('./saved-designs.tsx'));
const ImportForm = lazy(() => import('./import-form.tsx'));

/** How many of the first pictures are in sight on most screens. */
const EAGER = 4;

/** What a design can start from. */
export function StartPage({ about, isGone }: { about: string; isGone: boolean }) {
  const isHydrated = useHydrated();
  const isSignedIn = useSession() !== null;
  const mayHaveSaved = isHydrated && (isSignedIn || stored.read('adunni.designs') !== null);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Design studio</h1>
        <p>{about}</p>
        <p className={classes.ways}>
          <Link to={GALLERY}>Design gallery</Link>
          {isHydrated && isSignedIn && <Link to={MY_DESIGNS}>My designs</Link>}
        </p>
      </header>
      {isGone && (
        <p className={classes.notice} role="status">
          That product can’t be opened in the studio. Start from a garment instead.
        </p>
      )}
      {mayHaveSaved && (
        <Suspense fallback={null}>
          <SavedDesigns />
        </Suspense>
      )}
      {STARTS.map(({ title, kinds }, group) => (
        <section key={title} className={classes.group} aria-labelledby={`for-${title}`}>
          <h2 id={`for-${title}`}>{title}</h2>
          <ul className={classes.kinds}>
            {kinds.map((kind, index) => (
              <li key={kind.name}>
                <Link to={`/design?start=${kind.name}`} className={classes.kind}>
                  <img
                    src={kind.picture}
                    alt=""
                    width={360}
                    height={480}
                    loading={group === 0 && index < EAGER ? 'eager' : 'lazy'}
                  />
                  <span>{kind.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={classes.others} aria-labelledby="other-starts">
        <h2 id="other-starts">Other ways to start</h2>
        <p>
          Many made-to-measure products can be changed here too: choose “Customise in the design studio” on their page.{' '}
          <Link to="/products?kind=made-to-measure">Browse made to measure</Link>
        </p>
        {isHydrated && (
          <details className={classes.import}>
            <summary className={button.onward}>Open a recipe</summary>
            <Suspense fallback={<p>Loading…</p>}>
              <ImportForm />
            </Suspense>
          </details>
        )}
      </section>
    </div>
  );
}
