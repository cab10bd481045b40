import { fittingPlaces, type Measuring } from '../../services/public/measuring.ts';

interface Props {
  maker: { name: string };
  /** Where the maker fits; nothing where that is not known. */
  found: Measuring | undefined;
}

/** Says of a part that its maker has yet to confirm when a fitting can be booked, and what one is. */
export const FittingAhead = ({ maker, found }: Props) => (
  <p>
    You can book a fitting here once {maker.name} has confirmed
    {found && found.fitting.length > 0 && `: ${fittingPlaces(found.fitting)}`}.
  </p>
);
