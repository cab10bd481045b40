import type { PlanFeature } from '@adunni/contracts/subscriptions/subscriptions';
import classes from './holds.module.css';
import { holdsLabel } from './labels.ts';

/** What a plan holds: each feature with how much of it. */
export function Holds({ features }: { features: readonly PlanFeature[] }) {
  return (
    <dl className={classes.holds}>
      {features
        .filter(({ isIncluded }) => isIncluded)
        .map((feature) => (
          <div key={feature.key}>
            <dt>{feature.name}</dt>
            <dd>{holdsLabel(feature)}</dd>
          </div>
        ))}
    </dl>
  );
}
