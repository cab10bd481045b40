import type { FabricWidth } from '@adunni/contracts/patterns/choices';
import type { CuttingPlan, Pattern } from '@adunni/contracts/patterns/patterns';
import { Section } from '../../../kit/resource/facts.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { Drawn } from './drawn.tsx';
import classes from './fabric-plan.module.css';
import { yardsText } from './yards-text.ts';

/** How the pieces lie on the fabric, how much is bought, and what of it is lost. */
export function FabricPlan({ plans, width }: { plans: Pattern['plans']; width: FabricWidth }) {
  const plan = plans.find(({ inches }) => inches === width);
  if (!plan) return null;
  return (
    <Section title="Cutting plan">
      {plan.drawing ? <Laid plan={plan} drawing={plan.drawing} /> : <TooNarrow plan={plan} />}
    </Section>
  );
}

function Laid({ plan, drawing }: { plan: CuttingPlan; drawing: NonNullable<CuttingPlan['drawing']> }) {
  const { inches, yards, waste, joined } = plan;
  return (
    <>
      <div className={classes.words}>
        <p className={classes.figure}>
          <strong>{yardsText(yards)}</strong> of {inches} in fabric
        </p>
        <p>{Math.round(waste * 100)}% is cut away.</p>
        {joined.length > 0 && <p>Cut in two with a seam in the middle: {joined.join(', ').toLowerCase()}.</p>}
        <p className={classes.soft}>
          Single layer, all pieces the same way up, so it suits prints and napped fabric. Small pieces tucked in by hand
          may save some more.
        </p>
      </div>
      <ScrollRegion label="Cutting plan">
        <div className={classes.plan} style={{ aspectRatio: drawing.width / drawing.height }}>
          <Drawn drawing={drawing} label={`Pieces on fabric ${inches} in wide`} />
        </div>
      </ScrollRegion>
    </>
  );
}

const TooNarrow = ({ plan: { inches, tooWide } }: { plan: CuttingPlan }) => (
  <p>
    Fabric of {inches} in is too narrow for: {tooWide.join(', ').toLowerCase()}. Please choose a wider one.
  </p>
);
