import type { AppliedCoupon } from '@adunni/contracts/cart';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './coupon-box.module.css';
import type { CartActions } from './use-cart.ts';

/** Where a coupon code is entered, or shown with a way to take it off. */
export function CouponBox({ coupon, actions }: { coupon: AppliedCoupon | null; actions: CartActions }) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    setBusy(true);
    if (await actions.apply(code)) setCode('');
    setBusy(false);
  }

  if (coupon)
    return (
      <div>
        <Group justify="space-between">
          <Text>
            Code <strong>{coupon.code}</strong> is applied
          </Text>
          <Button variant="subtle" size="compact-md" mr={-8} onClick={() => actions.removeCoupon()}>
            Remove code
          </Button>
        </Group>
        {coupon.notice && (
          <Text size="sm" c="var(--caution)" role="status">
            {coupon.notice}
          </Text>
        )}
      </div>
    );
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          label="Coupon code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          classNames={{ input: classes.code }}
          size="md"
          flex={1}
        />
        <Button type="submit" variant="default" size="md" loading={busy}>
          Apply
        </Button>
      </Group>
    </form>
  );
}
