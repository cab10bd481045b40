import { ASK_STATUSES, DECLINE_REASONS } from '@adunni/contracts/studio/asking/names';
import { type AskedMaker, acceptAnswer, type DesignRequest } from '@adunni/contracts/studio/asking/requests';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import button from '../../../../kit/button.module.css';
import { countOf } from '../../../../kit/count-of.ts';
import { moment } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { MessageDialog } from '../../../makers/public/message-dialog.tsx';
import classes from '../asking.module.css';
import { Changes } from '../changes.tsx';
import { PRICE_TERMS } from '../offer.ts';
import { timeLeft } from '../time-left.ts';
import { useCommission } from './use-commission.ts';

interface Props {
  request: DesignRequest;
  asked: AskedMaker;
}

/** A maker who was asked, with what they offer. */
export function AnswerCard({ request, asked }: Props) {
  const [open, setOpen] = useState<'accept' | 'message' | null>(null);
  const { maker, status, answer, declined, respondBy } = asked;
  const canAccept = request.status === 'open' && status === 'answered' && answer !== null && maker.takesOrders;
  return (
    <article className={classes.answer} aria-label={maker.name} data-accepted={status === 'accepted' || undefined}>
      <div className={classes.head}>
        <h3>{maker.takesOrders ? <Link to={`/makers/${maker.slug}`}>{maker.name}</Link> : maker.name}</h3>
        <StatusLabel of={ASK_STATUSES} is={status} />
      </div>
      {status === 'asked' && (
        <p className={classes.soft}>
          Responds by {moment(respondBy)}, {timeLeft(respondBy, Date.now()).toLowerCase()}
        </p>
      )}
      {declined && (
        <p>
          {DECLINE_REASONS[declined.reason]}
          {declined.note && `: ${declined.note}`}
        </p>
      )}
      {answer && (
        <>
          <p className={classes.offer}>
            <Money amount={answer.price} />
            <span>{countOf(answer.days, 'day')}</span>
          </p>
          <p className={classes.soft}>{PRICE_TERMS} Days count from your order.</p>
          {answer.message && (
            <p className={classes.words} dir="auto">
              {answer.message}
            </p>
          )}
          {answer.look && request.look && (
            <Changes
              {...{ asked: request.look, offered: answer.look, title: request.title, maker: maker.name }}
              by="customer"
            />
          )}
          {canAccept && <p className={classes.soft}>Valid until {moment(answer.holdsUntil)}</p>}
        </>
      )}
      <p className={classes.buttons}>
        {canAccept && (
          <button type="button" className={button.filled} onClick={() => setOpen('accept')}>
            Accept
          </button>
        )}
        {maker.takesOrders && (
          <button type="button" className={button.outline} onClick={() => setOpen('message')}>
            Message
          </button>
        )}
      </p>
      {open === 'accept' && <AcceptDialog request={request} asked={asked} onClose={() => setOpen(null)} />}
      {open === 'message' && <MessageDialog maker={maker} about={request.title} onClose={() => setOpen(null)} />}
    </article>
  );
}

function AcceptDialog({ request: { _id: requestId, makers }, asked, onClose }: Props & { onClose: () => void }) {
  const { put } = useCommission();
  const { _id: askId, maker, answer } = asked;
  const others = makers.some(({ _id, status }) => _id !== askId && (status === 'asked' || status === 'answered'));
  return (
    <ChangeDialog
      title={`Accept the response of ${maker.name}`}
      action="Accept and go to cart"
      done="Response accepted."
      fallback="The response could not be accepted. Please try again."
      change={async () => {
        const params = { requestId, askId };
        const { request } = await callApi(acceptAnswer, { params, body: { revision: answer?.revision ?? 0 } });
        if (request.commission) await put(request.commission);
      }}
      onClose={onClose}
    >
      {answer && (
        <p className={classes.offer}>
          <Money amount={answer.price} />
          <span>{countOf(answer.days, 'day')}</span>
        </p>
      )}
      <p>{PRICE_TERMS}</p>
      <p>
        It is added to your cart, where you choose the measurements and pay.
        {others && ' The other makers are told that you have decided.'}
      </p>
    </ChangeDialog>
  );
}
