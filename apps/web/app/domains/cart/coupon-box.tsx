import type { AppliedCoupon } from '@adunni/contracts/cart/cart';
import { Button, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import classes from './coupon-box.module.css';
import type { CartActions } from './use-cart.ts';

/** Where a coupon code is entered, or shown with a way to take it off. */
export function CouponBox({ coupon, actions }: { coupon: AppliedCoupon | null; actions: CartActions }) {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    setBusy(true);
    const answer = await actions.apply(code);
    setBusy(false);
    setRefusal(answer);
    if (answer === null) setCode('');
    else field.current?.focus();
  }

  if (coupon)
    return (
      <div>
        <div className={classes.applied}>
          <Text>
            Code <strong>{coupon.code}</strong> is applied
          </Text>
          <button
            type="button"
            className={classes.remove}
            aria-label="Remove code"
            onClick={() => actions.removeCoupon()}
          >
            Remove
          </button>
        </div>
        {coupon.notice && (
          <Text size="sm" c="var(--caution)" role="status">
            {coupon.notice}
          </Text>
        )}
      </div>
    );
  return (
    <form onSubmit={submit}>
      <TextInput
        ref={field}
        label="Coupon code"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setRefusal(null);
        }}
        error={refusal}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        classNames={{ input: classes.code }}
        size="md"
        inputContainer={(input) => (
          <div className={classes.row}>
            {input}
            <Button type="submit" variant="default" size="md" loading={busy}>
              Apply
            </Button>
          </div>
        )}
      />
    </form>
  );
}
