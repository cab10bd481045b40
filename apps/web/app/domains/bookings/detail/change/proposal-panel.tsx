import { acceptTime, type Booking, refuseTime, type TimeProposal } from '@adunni/contracts/bookings/bookings';
import { Button } from '@mantine/core';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../../kit/forms/use-change.ts';
import { ownZone } from '../../../availability/public/clocks/use-zone.ts';
import { WhenLabel } from '../../when.tsx';
import classes from '../booking.module.css';

interface Props {
  booking: Booking;
  proposal: TimeProposal;
}

const nothing = (): void => undefined;

/** Another time that the maker proposes, to be accepted or not. */
export function ProposalPanel({ booking, proposal }: Props) {
  const { maker, zone, _id: bookingId } = booking;
  const params = { bookingId, proposalId: proposal._id };
  const accepting = useChange('New time accepted.', 'The time could not be accepted.', nothing);
  const refusing = useChange('Your original time is kept.', 'The proposal could not be declined.', nothing);
  const isBusy = accepting.busy || refusing.busy;
  return (
    <section className={classes.notice} aria-labelledby="proposal">
      <h2 id="proposal">{maker.name} proposes another time</h2>
      <p>
        <WhenLabel startsAt={proposal.startsAt} endsAt={proposal.endsAt} own={ownZone()} zone={zone} />
      </p>
      <p className={classes.soft}>With {proposal.provider}</p>
      {proposal.note !== '' && <p className={classes.words}>“{proposal.note}”</p>}
      <FormProblem message={accepting.problem ?? refusing.problem} />
      <div className={classes.buttons}>
        <Button
          loading={accepting.busy}
          disabled={isBusy}
          onClick={() => accepting.run(() => callApi(acceptTime, { params }))}
        >
          Accept this time
        </Button>
        <Button
          variant="default"
          loading={refusing.busy}
          disabled={isBusy}
          onClick={() => refusing.run(() => callApi(refuseTime, { params }))}
        >
          Keep my original time
        </Button>
      </div>
    </section>
  );
}
