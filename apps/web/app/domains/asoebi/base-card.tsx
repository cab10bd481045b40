import { chosenLine, type PackageBase } from '@adunni/contracts/asoebi/bases';
import { Link } from 'react-router';
import { Picture } from '../../kit/pictures/picture.tsx';
import { TryOnLink } from '../catalog/public/try-on-link.tsx';
import classes from './base-card.module.css';

/** What a package is sewn as: the piece’s picture, its words and what was chosen of it. */
export function BaseCard({ base }: { base: PackageBase }) {
  const { productId, title, summary, options, picture, maker, isOffered, canTryOn } = base;
  const chosen = chosenLine(base);
  return (
    <div className={classes.base}>
      {picture && (
        <span className={classes.picture}>
          <Picture picture={picture} sizes="6rem" />
        </span>
      )}
      <div className={classes.words}>
        <strong>{isOffered ? <Link to={`/products/${productId}`}>{title}</Link> : title}</strong>
        {maker && <span> by {maker.name}</span>}
        <p>{summary}</p>
        {chosen && <p>{chosen}</p>}
        {canTryOn && (
          <TryOnLink productId={productId} title={title} pick={{ colour: null, size: null, options }} asText />
        )}
      </div>
    </div>
  );
}
