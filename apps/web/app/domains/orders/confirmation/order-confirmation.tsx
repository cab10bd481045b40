import type { Order } from '@adunni/contracts/orders/orders';
import { Link } from 'react-router';
import { EmailText } from '../../../kit/emails/email-text.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { arrivalLine } from '../../cart/public/arrival-line.ts';
import { Confirmation, confirmationLinks } from '../../payments/public/confirmation.tsx';
import { wantedId } from '../measurements/wanted-panel.tsx';
import type { Confirmed } from './confirmed.ts';
import { nextSteps } from './next-steps.ts';

const RECEIVED = { full: 'your payment', deposit: 'your deposit', balance: 'your balance' } as const;

interface Props {
  order: Order;
  confirmed: Confirmed;
  /** The parts of it that wait for measurements. */
  unmeasured: readonly string[];
}

/** What a customer reads on the page of their order when they come back from paying it. */
export function OrderConfirmation({ order, confirmed, unmeasured }: Props) {
  const awaited = order.parts.flatMap(({ _id, maker, arrival }) => (arrival ? { _id, maker, arrival } : []));
  const [waiting] = unmeasured;
  const [maker, ...others] = order.parts.filter(({ stage }) => stage !== 'cancelled');
  return (
    <Confirmation
      title={`Thank you, ${order.contact.firstName}`}
      days={awaited.map(({ _id, maker: { name }, arrival }) => ({
        key: _id,
        from: order.parts.length > 1 ? name : null,
        text: arrivalLine(arrival, order.deliveryOption, new Date()),
      }))}
      steps={nextSteps(order, unmeasured)}
      links={
        <>
          {waiting && (
            <a href={`#${wantedId(waiting)}`} className={confirmationLinks.first}>
              Choose how to measure
            </a>
          )}
          <a href="#conversation" className={waiting ? confirmationLinks.other : confirmationLinks.first}>
            {maker && others.length === 0 ? `Message ${maker.maker.name}` : 'Message your makers'}
          </a>
          <Link to="/products" className={confirmationLinks.other}>
            Continue shopping
          </Link>
        </>
      }
    >
      {confirmed === 'free' ? (
        <>
          There is nothing to pay for order <NumberText>{order.number}</NumberText>.
        </>
      ) : (
        <>
          We received {RECEIVED[confirmed.purpose]} of <Money amount={confirmed.amount} charged /> for order{' '}
          <NumberText>{order.number}</NumberText>.
        </>
      )}{' '}
      A confirmation is on its way to <EmailText email={order.contact.email} />.
    </Confirmation>
  );
}
