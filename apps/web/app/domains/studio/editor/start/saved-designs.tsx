import { useState } from 'react';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { useRestoredFocus } from '../../../../kit/use-restored-focus.ts';
import { AccountDesigns } from '../account/account-designs.tsx';
import { nameOf } from '../design/design.ts';
import { forget, readSaved, type Saved, save } from '../design/saved.ts';
import classes from './start.module.css';

/** The designs of this device, and those of the account. */
export default function SavedDesigns() {
  const [designs, setDesigns] = useState(readSaved);
  const [removed, setRemoved] = useState<Saved | null>(null);
  const heading = useRestoredFocus<HTMLHeadingElement>(designs.map(({ id }) => id));
  function remove(design: Saved): void {
    forget(design.id);
    setDesigns(readSaved());
    setRemoved(design);
  }
  function restore(design: Saved): void {
    save(design);
    setDesigns(readSaved());
    setRemoved(null);
  }
  return (
    <>
      {(designs.length > 0 || removed) && (
        <section className={classes.group} aria-labelledby="on-this-device">
          <h2 id="on-this-device" ref={heading} tabIndex={-1}>
            On this device
          </h2>
          {removed && (
            <p className={classes.notice} role="status">
              “{nameOf(removed)}” was deleted.{' '}
              <button type="button" className={button.inline} onClick={() => restore(removed)}>
                Undo
              </button>
            </p>
          )}
          <ul className={classes.kinds}>
            {designs.map((design) => (
              <li key={design.id} className={classes.saved}>
                <Link to={`/design#saved=${design.id}`} className={classes.kind}>
                  {design.picture ? (
                    <img src={design.picture} alt="" width={180} height={240} />
                  ) : (
                    <span className={classes.unseen} aria-hidden="true" />
                  )}
                  <span>{nameOf(design)}</span>
                </Link>
                <button type="button" className={classes.remove} onClick={() => remove(design)}>
                  Delete<span className={classes.hidden}> {nameOf(design)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AccountDesigns known={designs.map(({ id }) => id)} />
    </>
  );
}
