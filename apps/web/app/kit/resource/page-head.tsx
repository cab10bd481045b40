import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Children, type ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import classes from './page-head.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Of what the page is about, to know it by. */
  picture?: PictureData | null;
  children?: ReactNode;
}

/** Title of a staff page, what it is about, and what can be done there, which the command palette offers as well. */
export function PageHead({ title, lead, picture, children }: Props) {
  return (
    <header className={classes.head}>
      <div className={classes.about}>
        {picture && (
          <span className={classes.picture}>
            <Picture picture={picture} sizes="4rem" alt="" eager />
          </span>
        )}
        <div className={classes.words}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
      </div>
      {Children.toArray(children).length > 0 && (
        <div className={classes.actions} data-actions="">
          {children}
        </div>
      )}
    </header>
  );
}
