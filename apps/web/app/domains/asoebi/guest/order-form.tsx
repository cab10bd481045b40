import type { GuestEvent, placeGuestOrder } from '@adunni/contracts/asoebi/guest';
import type { SentGuestOrder } from '@adunni/contracts/asoebi/guest-forms';
import { orderSums, setDeposit } from '@adunni/contracts/asoebi/sums';
import type { Answer } from '@adunni/contracts/endpoint';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { PAYMENT_WAYS } from '@adunni/contracts/payments/ways';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../../kit/api/call-api.ts';
import { shopDay } from '../../../kit/dates.ts';
import { ChoiceList } from '../../../kit/forms/choice-list.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { showFirstProblem } from '../../../kit/forms/submit.ts';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Sum, Sums } from '../../payments/public/payment-sums.tsx';
import { orderPath } from '../address.ts';
import { bodyOf } from './body.ts';
import { Contact, type ContactValues } from './contact.tsx';
import classes from './guest.module.css';
import { PackageChoice } from './package-choice.tsx';
import { WaitingForm } from './waiting-form.tsx';
import { Wearers, type WearerValues } from './wearers.tsx';

interface Props {
  /** The link by which others wait for what is sold out; none where somebody orders what was offered. */
  linkKey: string | null;
  event: GuestEvent;
  /** What is kept for who orders, and cannot be chosen otherwise. */
  offered?: { packageId: string; quantity: number; contact: ContactValues };
  place: (body: SentGuestOrder, headers: Record<string, string>) => Promise<Answer<typeof placeGuestOrder>>;
}

/** Chooses sets, says who wears them and how they are got, and pays for all of them at once. */
export function OrderForm({ linkKey, event, offered, place }: Props) {
  const navigate = useNavigate();
  const sendKey = useSendKey();
  const [counts, setCounts] = useState<Record<string, number>>(
    offered ? { [offered.packageId]: offered.quantity } : {},
  );
  const [wearers, setWearers] = useState<Record<string, WearerValues>>({});
  const [contact, setContact] = useState<ContactValues>(
    offered?.contact ?? { name: event.guest?.name ?? '', phone: '', email: '' },
  );
  const [handoverId, setHandover] = useState(event.handovers[0]?._id ?? '');
  const [address, setAddress] = useState('');
  const [plan, setPlan] = useState<'full' | 'deposit'>('full');
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  const chosen = event.packages.flatMap((pack) =>
    Array.from({ length: counts[pack._id] ?? 0 }, (_, index) => ({ id: `${pack._id}:${index}`, pack })),
  );
  const handover = event.handovers.find(({ _id }) => _id === handoverId);
  const priced = chosen.map(({ pack: { price, depositPercent } }) => ({
    price: toKobo(price),
    deposit: setDeposit(toKobo(price), depositPercent),
  }));
  const sums = orderSums(priced, toKobo(handover?.price ?? 0), event.rates);
  const canReserve = sums.deposit < sums.total;
  const due = toNaira(canReserve && plan === 'deposit' ? sums.deposit : sums.total);
  const fields = refusal instanceof ApiError ? refusal.fields : {};

  async function submit(submitted: FormEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault();
    const frame = submitted.currentTarget;
    setBusy(true);
    setRefusal(null);
    const body: SentGuestOrder = {
      ...{ name: contact.name, phone: contact.phone, email: contact.email || null, handoverId, address },
      plan: canReserve ? plan : 'full',
      sets: chosen.map(({ id, pack }, index) => ({
        packageId: pack._id,
        wearer: wearers[id]?.wearer || (index === 0 ? contact.name : ''),
        size: wearers[id]?.size ?? '',
        ...bodyOf(wearers[id], shopDay(new Date().toISOString())),
      })),
      expectedTotal: toNaira(sums.total),
    };
    try {
      const { orderKey, payment } = await place(body, sendKey.headersFor(body));
      sendKey.hasArrived();
      if (payment) window.location.assign(payment.url);
      else await navigate(orderPath(orderKey));
    } catch (error) {
      setBusy(false);
      setRefusal(error);
      showFirstProblem(frame);
    }
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        {!offered && (
          <section className={classes.part}>
            <h2>Choose your sets</h2>
            <ul className={classes.packages}>
              {event.packages.map((pack) => (
                <PackageChoice
                  key={pack._id}
                  pack={pack}
                  count={counts[pack._id] ?? 0}
                  onCount={(count) => setCounts({ ...counts, [pack._id]: count })}
                  onWait={linkKey ? () => setWaitsFor(pack._id) : undefined}
                />
              ))}
            </ul>
          </section>
        )}
        {chosen.length > 0 && (
          <>
            <Wearers sets={chosen} values={wearers} first={contact.name} onChange={setWearers} fields={fields} />
            <Contact values={contact} onChange={setContact} fields={fields} />
            <section className={classes.part}>
              <h2>How you get them</h2>
              <ChoiceList
                label="How you get them"
                value={handoverId}
                onChoose={setHandover}
                choices={event.handovers.map(({ _id, name, details, price, kind }) => ({
                  value: _id,
                  label: name,
                  description:
                    kind === 'pickup' ? ['Pickup point', details].filter(Boolean).join(': ') : details || 'Delivery',
                  aside: price > 0 ? <Money amount={price} charged /> : 'Free',
                }))}
              />
              {handover?.kind === 'delivery' && (
                <TextInput
                  label="Delivery address"
                  size="md"
                  maxLength={300}
                  autoComplete="street-address"
                  value={address}
                  error={fields.address}
                  onChange={({ currentTarget }) => setAddress(currentTarget.value)}
                />
              )}
            </section>
            <section className={classes.part}>
              <h2>Payment</h2>
              {canReserve && (
                <ChoiceList
                  label="How much you pay now"
                  value={plan}
                  onChoose={(value) => setPlan(value === 'deposit' ? 'deposit' : 'full')}
                  choices={[
                    { value: 'full', label: 'Pay in full', description: 'Nothing more to pay later.' },
                    {
                      ...{
                        value: 'deposit',
                        label: 'Pay a deposit',
                        description: 'The rest is due by the last day to order.',
                      },
                      aside: <Money amount={toNaira(sums.deposit)} charged />,
                    },
                  ]}
                />
              )}
              <Sums>
                <Sum label={chosen.length === 1 ? '1 set' : `${chosen.length} sets`} amount={toNaira(sums.goods)} />
                {sums.fee > 0 && <Sum label="Service fee" amount={toNaira(sums.fee)} />}
                {sums.tax > 0 && <Sum label="Tax" amount={toNaira(sums.tax)} />}
                {sums.handoverPrice > 0 && <Sum label="Delivery" amount={toNaira(sums.handoverPrice)} />}
                <Sum label="Total" amount={toNaira(sums.total)} isStrong />
              </Sums>
              <ul className={classes.terms}>
                {event.terms.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <FormProblem message={refusal ? messageOf(refusal, 'We couldn’t place your order.') : null} />
              <Button type="submit" size="lg" fullWidth loading={busy}>
                Order and pay&nbsp;
                <Money amount={due} charged />
              </Button>
              <p className={classes.soft}>{PAYMENT_WAYS}. By ordering you agree to the terms above.</p>
            </section>
          </>
        )}
      </form>
      {linkKey && waitsFor && (
        <WaitingForm
          linkKey={linkKey}
          packages={event.packages}
          packageId={waitsFor}
          name={event.guest?.name ?? ''}
          onClose={() => setWaitsFor(null)}
        />
      )}
    </>
  );
}
