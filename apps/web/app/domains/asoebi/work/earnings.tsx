import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { naira } from '../../../kit/money/naira.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { earnedText, setsAvailableText } from './earnings.rules.ts';
import classes from './work.module.css';

/** What a workshop earns of a group: of one set of each package, and by each delivery. */
export function Earnings({ work: { event, packages, rates, deliveries, isHeld } }: { work: MakerWork }) {
  const priced = packages.flatMap(({ _id, title, price }) => (price === null ? [] : [{ _id, title, price }]));
  if (!rates || priced.length === 0) return null;
  return (
    <Section title="What you earn">
      <div className={classes.part}>
        <Facts
          facts={[
            ...priced.map(({ title, price }) => [`One set of ${title}`, earnedText(price, rates)] as const),
            ...deliveries
              .filter(({ price }) => price > 0)
              .map(({ name, price }) => [`Delivery ${name}`, `${naira(price)} an order, without commission`] as const),
          ]}
        />
        <p className={classes.soft}>
          An order keeps the commission of the day it was placed.{' '}
          {isHeld ? 'What guests pay waits until the hold ends.' : setsAvailableText(event.day, Date.now())}
        </p>
      </div>
    </Section>
  );
}
