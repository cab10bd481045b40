import type { DesignWords, ShownDesign } from '@adunni/contracts/asoebi/designs/designs';
import { colourName } from '../../kit/colours/colour-name.ts';
import { Picture } from '../../kit/pictures/picture.tsx';
import base from './base-card.module.css';
import classes from './design-card.module.css';

interface Props {
  design: ShownDesign;
  /** Whether what was chosen shows at once, as for who sews it. */
  isOpen?: boolean;
}

/** The design that a package is sewn from: its drawing, what it is called and what was chosen of it. */
export function DesignCard({ design: { title, picture, lines }, isOpen = false }: Props) {
  return (
    <div className={base.base}>
      <span className={classes.frame}>
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 48em) 9rem, 7rem" trueColour />
        ) : (
          <span className={classes.undrawn}>The drawing is being prepared.</span>
        )}
      </span>
      <div className={base.words}>
        <strong>{title}</strong>
        <span> (custom design)</span>
        {lines.length > 0 && (
          <details className={classes.details} open={isOpen}>
            <summary>What was chosen</summary>
            <DesignLines lines={lines} />
          </details>
        )}
      </div>
    </div>
  );
}

function DesignLines({ lines }: Pick<DesignWords, 'lines'>) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, value, colour }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {colour ? (
              <>
                <i style={{ backgroundColor: colour }} aria-hidden="true" />
                {colourName(colour)}
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
