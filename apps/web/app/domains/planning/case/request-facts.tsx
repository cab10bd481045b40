import type { PlanningCase } from '@adunni/contracts/planning/cases';
import {
  BUDGET_BANDS,
  CONTACT_WAYS,
  FLEXIBILITIES,
  PLANNING_LEVELS,
  VENDOR_KINDS,
  type VendorKind,
} from '@adunni/contracts/planning/names';
import { Facts } from '../../../kit/resource/facts.tsx';

type Requested = Pick<
  PlanningCase,
  | 'level'
  | 'flexibility'
  | 'venue'
  | 'guests'
  | 'budget'
  | 'cultures'
  | 'faith'
  | 'colours'
  | 'vendorsBooked'
  | 'vendorsNeeded'
  | 'outfits'
  | 'decisionMaker'
  | 'contactName'
  | 'contactPhone'
  | 'contactBy'
  | 'notes'
>;

const named = (vendors: readonly VendorKind[]): string => vendors.map((vendor) => VENDOR_KINDS[vendor]).join(', ');

/** What was asked for. */
export function RequestFacts({ planned }: { planned: Requested }) {
  return (
    <section aria-labelledby="request">
      <h2 id="request">Request</h2>
      <Facts
        facts={[
          ['Package', PLANNING_LEVELS[planned.level]],
          ['Date', FLEXIBILITIES[planned.flexibility]],
          ['Venue', planned.venue],
          ['Guests', planned.guests],
          ['Budget', BUDGET_BANDS[planned.budget]],
          ['Outfits', planned.outfits],
          ['Cultures', planned.cultures],
          ['Faith', planned.faith],
          ['Colours', planned.colours],
          ['Vendors booked', named(planned.vendorsBooked)],
          ['Vendors needed', named(planned.vendorsNeeded)],
          ['Who decides', planned.decisionMaker],
          ['Contact', [planned.contactName, planned.contactPhone, CONTACT_WAYS[planned.contactBy]].join(', ')],
          ['Notes', planned.notes],
        ]}
      />
    </section>
  );
}
