import { Menu, VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { CallIcon } from '../../../../kit/pictures/icons.tsx';
import { type Card, LACKS_CALL, statusOf } from './cards.ts';
import { colourOf } from './people.ts';
import { Initials } from './people-legend.tsx';
import { gridPosition } from './place.ts';
import classes from './sitting-card.module.css';

/** Bookings at their time: a link to the one, or a menu of all who come to a class. */
export function SittingCard({ card }: { card: Card }) {
  const { bookings, with: who } = card.sitting;
  const [first, ...others] = bookings;
  const { search } = useLocation();
  const look = {
    className: classes.sitting,
    style: gridPosition(card),
    'data-status': first.status,
    'data-colour': who && colourOf(who.place),
    'data-tall': card.isTall || undefined,
  };
  if (others.length === 0)
    return (
      <li>
        <Link to={first._id} relative="path" state={{ back: search }} title={tooltipOf(card)} {...look}>
          <CardText card={card} />
        </Link>
      </li>
    );
  return (
    <li>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <button type="button" {...look}>
            <CardText card={card} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {card.sitting.bookings.map((booking) => (
            <Menu.Item key={booking._id} component={Link} to={booking._id} relative="path" state={{ back: search }}>
              {booking.customer}
              {booking.seats > 1 && `, ${booking.seats} seats`} {statusOf(booking)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** The whole of a booking, for who rests the pointer on its card. */
const tooltipOf = ({ time, until, name, details, rest, unsaid, isVideo, lacksCall }: Card): string =>
  [`${time}–${until} ${name}`, ...details, rest, unsaid, isVideo && 'video call', lacksCall && LACKS_CALL]
    .filter(Boolean)
    .join(', ');

/** Time and name, what there is room for, and the rest for who listens. */
function CardText({ card }: { card: Card }) {
  const { time, until, name, details, rest, unsaid, isVideo, lacksCall } = card;
  const { with: who } = card.sitting;
  return (
    <>
      <span className={classes.head}>
        <span className={classes.time}>
          {time}
          <span className={classes.until}>–{until}</span>
          {who && (
            <span className={classes.who}>
              {' '}
              <Initials name={who.name} />
            </span>
          )}
        </span>
        {isVideo && (
          <span className={classes.call} data-lacking={lacksCall || undefined}>
            {lacksCall && <strong aria-hidden="true">!</strong>}
            <CallIcon size={14} />
            <VisuallyHidden> video call{lacksCall && `, ${LACKS_CALL}`}</VisuallyHidden>
          </span>
        )}{' '}
        <strong className={classes.name}>{name}</strong>
        {details.map((text) => (
          <span key={text}> {text}</span>
        ))}
      </span>
      {rest && (
        <span className={classes.rest}>
          <span> {rest}</span>
        </span>
      )}
      {unsaid && <span className={classes.unsaid}> {unsaid}</span>}
    </>
  );
}
