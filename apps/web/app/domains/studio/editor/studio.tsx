import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { Editor } from './editor.tsx';
import { fetchDesign, findHere, isTold, problemOf } from './found.ts';
import type { Opening } from './opened.ts';
import classes from './studio.module.css';

/** The studio with what was opened in it. */
export default function Studio({ opening }: { opening: Opening }) {
  const [here] = useState(() => findHere(opening));
  const [found, setFound] = useState(here && !here.mayBeOld ? here : null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (here && !here.mayBeOld) return;
    let isOver = false;
    setFound(null);
    fetchDesign(opening, here).then(
      (design) => isOver || setFound(design),
      (error) => isOver || setFound({ problem: problemOf(opening, error), canRetry: !isTold(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [opening, here, attempt]);
  if (!found)
    return (
      <div className={classes.waiting} role="status">
        <h1>Design studio</h1>
        <p>Opening the design…</p>
      </div>
    );
  if ('problem' in found)
    return (
      <div className={classes.waiting}>
        <h1>This design can’t be opened</h1>
        {found.canRetry ? (
          <LoadProblem message={found.problem} onRetry={() => setAttempt((count) => count + 1)} />
        ) : (
          <p role="alert">{found.problem}</p>
        )}
        <Link to="/design" className={button.filled}>
          Start a new design
        </Link>
      </div>
    );
  const asks = opening.from === 'saved' && opening.asks === true;
  return <Editor initial={found.design} source={found.source ?? { from: 'start' }} asks={asks} />;
}
