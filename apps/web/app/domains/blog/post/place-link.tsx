import type { PlaceCard } from '@adunni/contracts/blog/posts';
import { Link } from 'react-router';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './post-text.module.css';

/** A maker or a service within a text. */
export function PlaceLink({ place: { path, title, detail, picture } }: { place: PlaceCard }) {
  return (
    <Link to={path} className={classes.place}>
      {picture && (
        <span className={classes.thumb}>
          <Picture picture={picture} alt="" sizes="5rem" />
        </span>
      )}
      <span>
        <strong>{title}</strong>
        <span>{detail}</span>
      </span>
    </Link>
  );
}
