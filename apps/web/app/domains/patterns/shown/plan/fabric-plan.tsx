import type { FabricWidth } from '@adunni/contracts/patterns/choices';
import type { CuttingPlan, Pattern } from '@adunni/contracts/patterns/patterns';
import { countOf } from '../../../../kit/count-of.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { Drawn } from '../drawn.tsx';
import classes from './fabric-plan.module.css';
import { StripPanels } from './strip-panels.tsx';
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
  const { inches, yards, waste, joined, strips } = plan;
  const label = strips ? `Panels of strips ${inches} in wide` : `Pieces on fabric ${inches} in wide`;
  return (
    <>
      <div className={classes.words}>
        <p className={classes.figure}>
          <strong>{yardsText(yards)}</strong> of {strips ? `strips ${inches} in wide` : `${inches} in fabric`}
          {strips && `, ${countOf(strips.count, 'length')}`}
        </p>
        <p>
          {Math.round(waste * 100)}% is cut away{strips && ' or sewn in'}.
        </p>
        {joined.length > 0 && <p>Cut in two with a seam in the middle: {joined.join(', ').toLowerCase()}.</p>}
        {strips ? (
          <StripPanels panels={strips.panels} />
        ) : (
          <p className={classes.soft}>
            Single layer, all pieces the same way up, so it suits prints and napped fabric. Small pieces tucked in by
            hand may save some more.
          </p>
        )}
      </div>
      <div className={classes.wide} style={{ maxWidth: `calc(20rem * ${drawing.width / drawing.height})` }}>
        <Drawn drawing={drawing} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={classes.narrow} tabIndex={0} aria-label="Cutting plan">
        <Drawn drawing={drawing} label={label} turned />
      </section>
    </>
  );
}

const TooNarrow = ({ plan: { inches, tooWide } }: { plan: CuttingPlan }) => (
  <p>
    Fabric of {inches} in is too narrow for: {tooWide.join(', ').toLowerCase()}. Please choose a wider one, or aso-oke
    strips, which are sewn together.
  </p>
);
