import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './maker.module.css';

type Shop = Answer<typeof getMakerWork>['shop'];

interface Step {
  label: string;
  why: string;
  to: string;
  isDone: boolean;
}

function stepsOf(shop: NonNullable<Shop>, hasProductPages: boolean): Step[] {
  const isVerified = shop.status === 'approved';
  const [label, why] = verification(shop);
  return [
    {
      label: 'Say who you are',
      why: 'A tagline, your story and your city: what shoppers read first.',
      to: '../shop',
      isDone: shop.hasProfile,
    },
    { label, why, to: '../shop', isDone: isVerified },
    ...(hasProductPages
      ? [
          {
            label: 'Add your first piece',
            why: 'You can prepare it before your shop is open; shoppers see it from then on.',
            to: '../products/add',
            isDone: shop.hasProducts,
          },
        ]
      : []),
    {
      label: 'Say where your earnings go',
      why: 'Payouts need a bank account in your name.',
      to: '../payouts',
      isDone: shop.hasBankAccount,
    },
  ];
}

function verification({ status, wasSubmitted }: NonNullable<Shop>): [label: string, why: string] {
  if (status === 'approved') return ['Your shop is verified', 'Shoppers can find it.'];
  if (status === 'refused') return ['Send your documents again', 'Your shop page says what was missing.'];
  if (wasSubmitted) return ['We are looking at your documents', 'You hear from us as soon as that is done.'];
  return ['Send your documents', 'With them we verify your workshop and open it to shoppers.'];
}

/** What a new maker still has to do before the first sale; nothing once all of it is done. */
export function FirstSteps({ shop, hasProductPages }: { shop: Shop; hasProductPages: boolean }) {
  if (!shop)
    return <p className={classes.notice}>There is no workshop with your account yet. Our staff opens one for you.</p>;
  if (shop.status === 'suspended')
    return (
      <p className={classes.notice}>
        Your shop is suspended: shoppers do not see it, and open orders go on.{' '}
        <Link to="../shop" relative="path">
          See your shop
        </Link>
      </p>
    );
  const steps = stepsOf(shop, hasProductPages);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Section title="Opening your shop" aside={`${done} of ${steps.length} done`}>
      <ol className={classes.steps}>
        {steps.map(({ label, why, to, isDone }) => (
          <li key={label} data-done={isDone || undefined}>
            {isDone ? (
              <span className={classes.step}>{label} – done</span>
            ) : (
              <>
                <Link className={classes.step} to={to} relative="path">
                  {label}
                </Link>
                <span className={classes.why}>{why}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
