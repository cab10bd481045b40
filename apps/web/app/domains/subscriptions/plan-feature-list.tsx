import type { PlanFeature } from '@adunni/contracts/subscriptions/subscriptions';
import { featureLabel } from './labels.ts';
import classes from './plan-feature-list.module.css';

/** What a plan holds: each feature with how much of it. */
export function PlanFeatureList({ features }: { features: readonly PlanFeature[] }) {
  return (
    <dl className={classes.features}>
      {features
        .filter(({ isIncluded }) => isIncluded)
        .map((feature) => (
          <div key={feature.key}>
            <dt>{feature.name}</dt>
            <dd>{featureLabel(feature)}</dd>
          </div>
        ))}
    </dl>
  );
}
