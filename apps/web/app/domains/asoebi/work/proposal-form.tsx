import { MOST_SETS } from '@adunni/contracts/asoebi/forms';
import { PACKAGE_KINDS, SET_NEEDS } from '@adunni/contracts/asoebi/names';
import { type MakerWork, PROPOSAL_DAYS, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay, shopDay } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { DayField, MoneyField, NumberField } from '../../../kit/resource/form/fields.tsx';
import { BaseCard } from '../base-card.tsx';
import { DesignCard } from '../design-card.tsx';
import { proposedPrice } from './design-price.rules.ts';
import { DesignPrice } from './design-price.tsx';
import { earnedText } from './earnings.rules.ts';
import classes from './work.module.css';

interface Line {
  packageId: string;
  price: number | null;
  capacity: number | null;
}

/** What the dialog begins with: what was proposed last, else the maker’s own price of a design, else what the host has in mind. */
function startOf({ packages, proposals }: MakerWork): Line[] {
  const before = proposals[0]?.lines ?? [];
  return packages.map(({ _id, price, stock, design }) => {
    const known = before.find(({ packageId }) => packageId === _id);
    return known
      ? { packageId: _id, price: known.price, capacity: known.capacity }
      : { packageId: _id, price: proposedPrice(design?.pricing) ?? price, capacity: stock };
  });
}

/** Prices, numbers and days of a proposal, or of a new version of it. */
export function ProposalForm({ work, onClose }: { work: MakerWork; onClose: () => void }) {
  const { event, packages, proposals, rates } = work;
  const [latest] = proposals;
  const [lines, setLines] = useState(() => startOf(work));
  const [readyOn, setReadyOn] = useState<string | null>(latest?.readyOn ?? null);
  const [validDays, setValidDays] = useState<number | null>(PROPOSAL_DAYS.usual);
  const [note, setNote] = useState(latest?.note ?? '');
  const { refusal, noting } = useRefusal();
  const priced = lines.flatMap(({ price, ...line }) => (price === null ? [] : [{ ...line, price }]));
  const isReady = priced.length === lines.length && readyOn !== null && validDays !== null;
  const setLine = (packageId: string, change: Partial<Line>): void =>
    setLines((before) => before.map((line) => (line.packageId === packageId ? { ...line, ...change } : line)));

  return (
    <ChangeDialog
      title={latest ? 'A new version' : 'Your proposal'}
      action="Send proposal"
      done="Proposal sent."
      fallback="We couldn’t send the proposal."
      size="lg"
      isReady={isReady}
      change={() =>
        noting(() =>
          callApi(sendProposal, {
            params: { invitationId: work._id },
            body: {
              over: latest?.version ?? 0,
              form: { lines: priced, readyOn: readyOn ?? '', validDays: validDays ?? 0, note },
            },
          }),
        )
      }
      onClose={onClose}
    >
      <p>Guests pay one price for all of a package, fabric included, and you provide everything. Tax comes on top.</p>
      {packages.map(({ _id, kind, title, yards, needs, deadline, base, design, price }) => {
        const line = lines.find(({ packageId }) => packageId === _id);
        const facts = [
          PACKAGE_KINDS[kind],
          yards && countOf(yards, 'yard'),
          needs !== 'nothing' && `${SET_NEEDS[needs]} from each guest`,
          deadline && `guests order by ${calendarDay(deadline)}`,
        ].filter(Boolean);
        return (
          <fieldset key={_id} className={classes.pack}>
            <legend>{title || PACKAGE_KINDS[kind]}</legend>
            <p className={classes.soft}>{facts.join(' · ')}</p>
            {base && <BaseCard base={base} />}
            {design && (
              <>
                <DesignCard design={design} isOpen />
                <DesignPrice pricing={design.pricing} wished={price} onUse={(used) => setLine(_id, { price: used })} />
              </>
            )}
            <div className={classes.pair}>
              <MoneyField
                label="Price of one set"
                description={rates && line?.price ? `You earn ${earnedText(line.price, rates)}.` : undefined}
                size="md"
                value={line?.price ?? null}
                onChange={(price) => setLine(_id, { price })}
              />
              <NumberField
                label="Sets at most (optional)"
                description="Without a number there is no limit."
                size="md"
                min={1}
                max={MOST_SETS}
                allowDecimal={false}
                value={line?.capacity ?? null}
                onChange={(capacity) => setLine(_id, { capacity })}
              />
            </div>
          </fieldset>
        );
      })}
      <div className={classes.pair}>
        <DayField
          label="All sets ready by"
          size="md"
          min={shopDay(new Date().toISOString())}
          {...(event.day && { max: event.day })}
          value={readyOn}
          onChange={setReadyOn}
          error={refusal?.fields.readyOn}
        />
        <NumberField
          label="Valid for, in days"
          size="md"
          min={PROPOSAL_DAYS.least}
          max={PROPOSAL_DAYS.most}
          allowDecimal={false}
          value={validDays}
          onChange={setValidDays}
        />
      </div>
      <p>
        The host is notified, and can accept it while it is valid. Until then you can withdraw it or send a new version.
      </p>
      <ProseField
        label="Note (optional)"
        description="What is included, and what the host should know."
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
    </ChangeDialog>
  );
}
