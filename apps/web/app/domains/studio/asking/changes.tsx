import { differences, type Look } from '@adunni/contracts/studio/asking/look';
import classes from './look.module.css';
import { LookValue, LookView } from './look-view.tsx';

interface Props {
  asked: Look;
  offered: Look;
  title: string;
  maker: string;
  /** Who reads it. */
  by: 'customer' | 'maker' | 'staff';
}

/** What a maker would make otherwise: both drawings, and what differs in words. */
export function Changes({ asked, offered, title, maker, by }: Props) {
  return (
    <>
      <div className={classes.pair}>
        <LookView
          look={asked}
          alt={`${title} as requested`}
          caption={by === 'customer' ? 'Your design' : 'Customer’s design'}
        />
        <LookView
          look={offered}
          alt={`${title} as changed by ${maker}`}
          caption={by === 'maker' ? 'Your changes' : `Changed by ${maker}`}
        />
      </div>
      <h3 className={classes.what}>What changes</h3>
      <ul className={classes.changes}>
        {differences(asked, offered).map(({ name, from, to }) => (
          <li key={name}>
            {name}:{' '}
            <s>
              <LookValue value={from} />
            </s>{' '}
            <strong>
              <LookValue value={to} />
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
