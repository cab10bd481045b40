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
  /** The shop can sell without it. */
  isOptional?: boolean;
}

function stepsOf(shop: NonNullable<Shop>, hasProductPages: boolean): Step[] {
  const isVerified = shop.status === 'approved';
  const [label, why] = verification(shop);
  return [
    {
      label: 'Set up your profile',
      why: 'Add a tagline, your story and your city.',
      to: '../shop',
      isDone: shop.hasProfile,
    },
    { label, why, to: '../shop', isDone: isVerified },
    ...(hasProductPages
      ? [
          {
            label: 'Add your first product',
            why: 'You can add products before your shop opens.',
            to: '../products/add',
            isDone: shop.hasProducts,
          },
          {
            label: 'Add a pickup place',
            why: 'Optional. Customers can then collect instead of paying for delivery.',
            to: '../shop',
            isDone: shop.hasPickupPlace,
            isOptional: true,
          },
        ]
      : []),
    {
      label: 'Add your bank account',
      why: 'Required for payouts.',
      to: '../payouts',
      isDone: shop.hasBankAccount,
    },
  ];
}

function verification({ status, wasSubmitted }: NonNullable<Shop>): [label: string, why: string] {
  if (status === 'approved') return ['Your shop is verified', 'Customers can find it.'];
  if (status === 'refused') return ['Send your documents again', 'View your shop page for what was missing.'];
  if (wasSubmitted) return ['We are reviewing your documents', 'We’ll let you know as soon as we’re done.'];
  return ['Send your documents', 'We need them to verify your workshop.'];
}

/** What a new maker still has to do before the first sale; nothing once all of it is done. */
export function FirstSteps({ shop, hasProductPages }: { shop: Shop; hasProductPages: boolean }) {
  if (!shop)
    return <p className={classes.notice}>Your account has no workshop yet. Our team will create one for you.</p>;
  if (shop.status === 'suspended')
    return (
      <p className={classes.notice}>
        Your shop is suspended and not visible. Please complete your open orders.{' '}
        <Link to="../shop" relative="path">
          View your shop
        </Link>
      </p>
    );
  const steps = stepsOf(shop, hasProductPages);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (steps.every(({ isDone, isOptional }) => isDone || isOptional)) return null;
  return (
    <Section title="Set up your shop" aside={`${done} of ${steps.length} done`}>
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
