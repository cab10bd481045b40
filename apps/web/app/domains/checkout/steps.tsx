import type { Address } from '@adunni/contracts/address';
import type { Quote } from '@adunni/contracts/checkout/checkout';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { beforeHandover } from '@adunni/contracts/orders/balance-terms';
import { PAYMENT_WAYS } from '@adunni/contracts/payments/ways';
import { useState } from 'react';
import { addressLine } from '../../kit/address/address-line.ts';
import { EmailText } from '../../kit/emails/email-text.tsx';
import { Charge, ChargeText } from '../../kit/money/charge.tsx';
import { StepSection } from '../../kit/steps/step.tsx';
import { phoneText } from '../../kit/texts/phone-text.ts';
import { AddressStep } from './address-step.tsx';
import { arrivalWords } from './arrival-words.ts';
import { ChoiceStep } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { addressFor, type Draft, lacksAddress, STEPS, type Step, withFaults } from './draft.ts';
import { type Faults, faultsIn, phoneFaults } from './faults.ts';
import { PickupPlaces } from './pickup-places.tsx';
import { Review } from './review.tsx';
import classes from './steps.module.css';

interface Props {
  draft: Draft;
  addresses: readonly Address[];
  quote: Quote;
  asking: boolean;
  countryCode: string;
  profiles: readonly MeasurementProfile[];
  change: (changes: Partial<Draft>) => void;
  ask: () => Promise<void>;
}

/** The five steps, one open at a time; going back loses nothing. */
export function Steps({ draft, addresses, quote, asking, countryCode, profiles, change: keep, ask }: Props) {
  // Of the last refusal, until anything changes.
  const [faults, setFaults] = useState<Faults>({});
  function change(changes: Partial<Draft>): void {
    setFaults({});
    keep(changes);
  }
  function correct(found: Faults): void {
    keep(withFaults(draft, found, addresses));
    setFaults(found);
  }
  const at = STEPS.indexOf(draft.step);
  const open = (step: Step) => change({ step });
  const section = (step: Step) => {
    const index = STEPS.indexOf(step);
    const state = index === at ? ('open' as const) : index < at ? ('done' as const) : ('ahead' as const);
    return { number: index + 1, state, onChange: () => open(step) };
  };
  const address = addresses.find(({ _id }) => _id === draft.addressId) ?? draft.address;
  const collected = draft.deliveryOption === 'pickup';
  const collectable = quote.deliveryOptions.some(({ option }) => option === 'pickup');
  const delivery = quote.deliveryOptions.find(({ option }) => option === draft.deliveryOption);
  const plan = quote.paymentPlans.find((each) => each.plan === draft.paymentPlan);

  return (
    <div>
      <StepSection {...section('contact')} title="Contact" summary={<ContactSummary contact={draft.contact} />}>
        <ContactStep
          contact={draft.contact}
          faults={faultsIn('contact', faults)}
          check={async (contact) => faultsIn('contact', await phoneFaults({ countryCode, contact }))}
          onEdit={(contact) => change({ contact })}
          onDone={(contact) => change({ step: 'address', contact, address: addressFor({ ...draft, contact }) })}
        />
      </StepSection>
      <StepSection
        {...section('address')}
        title="Address"
        summary={collected ? 'Not needed for pickup' : <AddressSummary address={address} />}
      >
        <AddressStep
          draft={draft}
          addresses={addresses}
          faults={faultsIn('address', faults)}
          check={async (to) => faultsIn('address', await phoneFaults({ countryCode, address: to }))}
          onEdit={change}
          onDone={() => change({ step: 'delivery', ...(collected && { deliveryOption: 'standard' }) })}
          onCollect={collectable ? () => change({ step: 'delivery', deliveryOption: 'pickup' }) : null}
        />
      </StepSection>
      <StepSection {...section('delivery')} title="Delivery" summary={delivery && <Chosen delivery={delivery} />}>
        <ChoiceStep
          label="Delivery options"
          note={quote.noPickup}
          value={draft.deliveryOption}
          choices={quote.deliveryOptions.map(({ option, label, description, cost, arrival }) => ({
            value: option,
            label,
            description: (
              <>
                {arrivalWords(arrival, option)}. {description}
                {option === 'pickup' && <PickupPlaces pickup={quote.pickup} />}
              </>
            ),
            aside: cost === 0 ? 'Free' : <Charge amount={cost} />,
          }))}
          onChoose={(value) => change({ deliveryOption: value as Draft['deliveryOption'] })}
          onDone={() => open(lacksAddress(draft, addresses) ? 'address' : 'payment')}
        />
      </StepSection>
      <StepSection {...section('payment')} title="Payment" summary={plan?.label}>
        <ChoiceStep
          label="Payment options"
          value={draft.paymentPlan}
          choices={quote.paymentPlans.map(({ plan: value, label, dueNow, dueLater }) => ({
            value,
            label,
            description:
              dueLater > 0 ? (
                <>
                  Then <ChargeText amount={dueLater} /> {beforeHandover(draft.deliveryOption)}
                </>
              ) : (
                PAYMENT_WAYS
              ),
            aside: <Charge amount={dueNow} />,
          }))}
          onChoose={(value) => change({ paymentPlan: value as Draft['paymentPlan'] })}
          onDone={() => open('review')}
        />
      </StepSection>
      <StepSection {...section('review')} title="Review" summary={null}>
        <Review
          draft={draft}
          quote={quote}
          asking={asking}
          countryCode={countryCode}
          profiles={profiles}
          change={change}
          ask={ask}
          correct={correct}
        />
      </StepSection>
    </div>
  );
}

/** How it is delivered and when it is all there. */
function Chosen({ delivery: { option, label, arrival } }: { delivery: Quote['deliveryOptions'][number] }) {
  return (
    <p className={classes.contact}>
      <span>{label}</span>
      <span>{arrivalWords(arrival, option)}</span>
    </p>
  );
}

function ContactSummary({ contact }: { contact: Draft['contact'] }) {
  return (
    <p className={classes.contact}>
      <span>
        {contact.firstName} {contact.lastName}
      </span>
      <EmailText email={contact.email} />
      <span>{phoneText(contact.phone)}</span>
    </p>
  );
}

function AddressSummary({ address }: { address: Draft['address'] }) {
  return (
    <p className={classes.contact}>
      <span>
        <bdi>{address.recipient}</bdi>, <bdi>{addressLine(address)}</bdi>
      </span>
      <span>{phoneText(address.phone)}</span>
    </p>
  );
}
