import type { Product } from '@adunni/contracts/catalog/catalog';
import { CANCEL_TERMS } from '@adunni/contracts/orders/cancel-terms';
import { fitTerms } from '@adunni/contracts/orders/fitting/fit-terms';
import type { PublicSettings } from '@adunni/contracts/settings/settings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './facts.module.css';

/** The story of the piece, how to care for it, and how it travels and comes back. */
export function Facts({ product, settings }: { product: Product; settings: PublicSettings }) {
  return (
    <div className={classes.facts}>
      <div className={classes.story}>
        {product.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Fold title="Fabric and care">
        <p>{capitalised(product.fabric)}.</p>
        <ul>
          {product.care.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
      <Fold title="Delivery">
        <p>
          {product.maker.name} ships from {product.maker.city} once it has passed its final check. From then on,
          standard delivery takes up to {days(settings.standardDeliveryDays)} within Nigeria and up to{' '}
          {days(settings.internationalDeliveryDays)} to other countries. You see the delivery cost and the day it
          arrives before you pay, and can follow every stage in your orders.
        </p>
        <p>
          Outside Nigeria, <Link to="/support/shipping#duties">import duty and tax</Link> are not included: the carrier
          collects them.
        </p>
      </Fold>
      <Fold title={product.returnable ? 'Returns' : 'Alterations and refunds'}>
        <p>{CANCEL_TERMS[product.kind]}</p>
        <Returns returnable={product.returnable} settings={settings} />
      </Fold>
    </div>
  );
}

function Returns({ returnable, settings }: { returnable: boolean; settings: PublicSettings }) {
  const { returnDaysNigeria, returnDaysAbroad, fitWindowDays } = settings;
  return returnable ? (
    <p>
      This item can be returned unworn: within {days(returnDaysNigeria)} in Nigeria, within {days(returnDaysAbroad)} in
      other countries.
    </p>
  ) : (
    <p>This item is made to order and can’t be returned for a change of mind. {fitTerms(fitWindowDays)}</p>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>{title}</summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
