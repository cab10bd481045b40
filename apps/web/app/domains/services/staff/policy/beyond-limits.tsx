import { POLICY_NUMBERS } from '@adunni/contracts/services/cancellation-policy';
import type { ServiceRecord } from '@adunni/contracts/services/staff';
import classes from './policy.module.css';
import { POLICY_NAMES } from './policy-names.ts';

type Service = Pick<ServiceRecord, 'cancellationPolicy' | 'policyInForce'>;

/** Says which of a service’s terms lie beyond what Adunni allows by now, and what counts instead. */
export function BeyondLimits({ service: { cancellationPolicy: chosen, policyInForce: counts } }: { service: Service }) {
  const beyond = POLICY_NUMBERS.filter((name) => chosen[name] !== counts[name]);
  if (beyond.length === 0) return null;
  return (
    <div role="status" className={classes.beyond}>
      <p>Adunni’s limits have changed. New bookings get the limit instead of what you chose:</p>
      <ul>
        {beyond.map((name) => {
          const { label, unit } = POLICY_NAMES[name];
          return (
            <li key={name}>
              {label}: {counts[name]} {unit} instead of {chosen[name]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
