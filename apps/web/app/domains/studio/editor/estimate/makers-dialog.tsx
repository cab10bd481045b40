import { type Estimate, MOST_MAKERS } from '@adunni/contracts/studio/estimate';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { countOf } from '../../../../kit/count-of.ts';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { useMoney } from '../../../../kit/money/use-money.ts';
import { daysText, priceText, standOut } from '../../asking/offer.ts';
import classes from './estimate.module.css';

interface Props {
  estimate: Estimate;
  onAsk: () => void;
  onClose: () => void;
}

/** Who can sew the design, for how much and in how many days; or what of it nobody offers. */
export default function MakersDialog({ estimate, onAsk, onClose }: Props) {
  const { makers, canSew, total } = estimate;
  return (
    <Dialog onClose={onClose} title={makers.length > 0 ? 'Makers and prices' : 'No maker offers this yet'} size="lg">
      {makers.length > 0 && (
        <p className={classes.lead}>
          From makers’ price lists, fabric included. A maker confirms the price when you ask.
          {canSew > MOST_MAKERS && ` The ${MOST_MAKERS} lowest prices of ${countOf(canSew, 'maker')}.`}
        </p>
      )}
      <Offers makers={makers} />
      <Missing {...estimate} />
      {total === 0 && <p className={classes.lead}>No maker has published prices yet. You can still ask for one.</p>}
      <button type="button" className={button.filled} aria-haspopup="dialog" onClick={onAsk}>
        Ask makers
      </button>
    </Dialog>
  );
}

function Offers({ makers }: Pick<Estimate, 'makers'>) {
  const { text } = useMoney();
  return (
    <ul className={classes.offers}>
      {makers.map(({ _id, slug, name, city, low, high, days, lines }) => (
        <li key={_id}>
          <p className={classes.who}>
            <Link to={`/makers/${slug}`}>{name}</Link>
            <small>{[city, ...standOut(_id, makers)].join(', ')}</small>
          </p>
          <p className={classes.takes}>
            <strong>{priceText(low, high, text)}</strong>
            <small>{daysText(days, days)}</small>
          </p>
          <details>
            <summary>Price breakdown</summary>
            <dl>
              {lines.map((line) => (
                <div key={line.label}>
                  <dt>{line.label}</dt>
                  <dd>{priceText(line.low, line.high, text)}</dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What keeps others from sewing it. */
function Missing({ missing, canSew, total }: Pick<Estimate, 'missing' | 'canSew' | 'total'>) {
  if (missing.length === 0) return null;
  return (
    <section className={classes.missing} aria-labelledby="not-offered">
      <h3 id="not-offered">
        {canSew > 0 ? `Not offered by ${countOf(total - canSew, 'other maker')}` : 'Not offered'}
      </h3>
      <ul>
        {missing.map(({ what, makers }) => (
          <li key={what}>
            {what} <small>{countOf(makers, 'maker')}</small>
          </li>
        ))}
      </ul>
      {canSew === 0 && (
        <p className={classes.lead}>Change what is not offered, or ask makers whether they can do it for you.</p>
      )}
    </section>
  );
}
