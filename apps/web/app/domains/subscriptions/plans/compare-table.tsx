import type { Plan } from '@adunni/contracts/subscriptions/subscriptions';
import { featureLabel } from '../labels.ts';
import classes from './compare-table.module.css';

/** What each plan holds, feature by feature. `current` is the plan that the reader has. */
export function CompareTable({ plans, current }: { plans: readonly Plan[]; current: string | undefined }) {
  const features = [...new Map(plans.flatMap(({ features }) => features.map((each) => [each.key, each.name])))];
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className={classes.title}>
        Compare plans
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.corner}>What’s included</span>
            </th>
            {plans.map(({ slug, name }) => (
              <th key={slug} scope="col" data-current={slug === current || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <Cell key={plan.slug} plan={plan} feature={key} isCurrent={plan.slug === current} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ plan, feature, isCurrent }: { plan: Plan; feature: string; isCurrent: boolean }) {
  const held = plan.features.find(({ key }) => key === feature);
  const words = held ? featureLabel(held) : 'Not included';
  const isMissing = !held?.isIncluded;
  return (
    <td data-missing={isMissing || undefined} data-current={isCurrent || undefined}>
      {isMissing ? (
        <>
          <span aria-hidden="true">–</span>
          <span className={classes.spoken}>{words}</span>
        </>
      ) : (
        words
      )}
    </td>
  );
}
