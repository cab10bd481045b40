import type { Address } from '@adunni/contracts/address';
import type { Answer } from '@adunni/contracts/endpoint';
import type { User } from '@adunni/contracts/identity/identity';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { listServices, Service } from '@adunni/contracts/services/services';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { StepSection } from '../../../kit/steps/step.tsx';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import type { Measuring } from '../../services/public/measuring.ts';
import { WhenLabel } from '../when.tsx';
import type { Awaiting } from './awaiting.ts';
import { type Choice, readChoice, type Step, stepsOf } from './choice.ts';
import { ConfirmStep } from './confirm/confirm-step.tsx';
import classes from './create.module.css';
import { DetailsLabel } from './details/details-labels.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { inZone } from './details/zone-of.rules.ts';
import { type Draft, keepDraft, reachable } from './draft.ts';
import { type Measured, measuredIn } from './measured.ts';
import { MeasuringStep } from './offer/measuring-step.tsx';
import { ServiceStep } from './offer/service-step.tsx';
import { nameOf, ProviderStep } from './provider-step.tsx';
import { Summary } from './summary.tsx';
import { TimeStep } from './time-step.tsx';

interface Props {
  user: User;
  addresses: readonly Address[];
  profiles: readonly MeasurementProfile[];
  service: Service | null;
  /** The address asks for a service that cannot be booked. */
  isGone: boolean;
  /** It asks for a fitting of what is still to be measured. */
  isTooSoon: boolean;
  /** The part of an order that somebody is measured for, and where its maker does that. */
  measured: Measured | null;
  measuring: Measuring | null;
  /** Parts of own orders that are still to be tried on. */
  awaiting: readonly Awaiting[];
  offered: Answer<typeof listServices> | null;
  q: string;
  draft: Draft;
}

const TITLES: Readonly<Record<Step, string>> = {
  service: 'Service',
  provider: 'Provider',
  time: 'Date and time',
  details: 'Details',
  confirm: 'Confirm',
};

/** The steps of a booking, one open at a time. What was chosen is in the address, what was written in the draft. */
export function Steps({ user, addresses, profiles, service, measured, measuring, draft: loaded, ...found }: Props) {
  const [search, setSearch] = useSearchParams();
  const [kept, setDraft] = useState(loaded);
  const draft = service ? inZone(kept, service, addresses) : kept;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const read = readChoice(search, service);
  const choice: Choice = service ? { ...read, step: reachable(read.step, draft, service, addresses) } : read;
  const steps = stepsOf(service);
  const at = steps.indexOf(choice.step);

  function change(changes: Partial<Draft>): void {
    setFaults({});
    setDraft((before) => {
      const next = { ...before, ...changes };
      keepDraft(user._id, next);
      return next;
    });
  }

  function go(changes: Partial<Choice>, replace = false): void {
    const next = { ...choice, ...changes };
    const values = { service: service?._id, provider: next.provider, start: next.start, step: next.step };
    const chosen = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setSearch(new URLSearchParams([...chosen, ...measuredIn(search)]), { replace, preventScrollReset: true });
  }

  /** Leads back to the details, where they stand beside their fields. */
  function showFaults(found: Record<string, string>): void {
    setFaults(found);
    go({ step: 'details' });
  }

  const section = (step: Step) => {
    const index = steps.indexOf(step);
    const state = index === at ? ('open' as const) : index < at ? ('done' as const) : ('ahead' as const);
    return { number: index + 1, title: TITLES[step], state };
  };
  const back = (step: Step) => ({ ...section(step), onChange: () => go({ step }) });

  if (!service)
    return (
      <div>
        <StepSection {...back('service')} summary={null}>
          {measured && measuring ? (
            <MeasuringStep measured={measured} found={measuring} isGone={found.isGone} isTooSoon={found.isTooSoon} />
          ) : (
            <ServiceStep {...found} />
          )}
        </StepSection>
      </div>
    );

  const shared = { service, draft, choice, change, go };
  return (
    <div className={classes.columns}>
      <div>
        <StepSection
          {...section('service')}
          summary={`${service.title} by ${service.maker.name}`}
          onChange={() => setSearch(new URLSearchParams(measuredIn(search)), { preventScrollReset: true })}
        >
          {null}
        </StepSection>
        {steps.includes('provider') && (
          <StepSection {...back('provider')} summary={nameOf(service, choice.provider)}>
            <ProviderStep {...shared} />
          </StepSection>
        )}
        <StepSection
          {...back('time')}
          summary={choice.start && <WhenLabel startsAt={choice.start} own={ownZone()} zone={service.zone} />}
        >
          <TimeStep {...shared} measured={measured} />
        </StepSection>
        <StepSection
          {...back('details')}
          summary={<DetailsLabel draft={draft} service={service} addresses={addresses} profiles={profiles} />}
        >
          <DetailsStep {...shared} measured={measured} addresses={addresses} profiles={profiles} refused={faults} />
        </StepSection>
        <StepSection {...back('confirm')} summary={null}>
          <ConfirmStep {...shared} measured={measured} onFaults={showFaults} />
        </StepSection>
      </div>
      <Summary service={service} draft={draft} choice={choice} measured={measured} />
    </div>
  );
}
