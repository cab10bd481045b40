import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import type { ProductRow } from '@adunni/contracts/catalog/products';
import { Button, Group, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { MoneyField, NumberField } from '../../../../kit/resource/form/fields.tsx';
import { PricePreview } from './price-preview.tsx';
import classes from './products.module.css';
import { counted, usePriceChange } from './use-price-change.ts';

interface Props {
  rows: ProductRow[];
  onDone: () => void;
}

/** Opens the change of prices for the chosen products. */
export function PriceButton({ rows, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Change prices
      </Button>
      {isOpen && <PriceDialog rows={rows} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Changes the prices of many products; shows what each would cost before anything is changed. */
function PriceDialog({ rows, onDone, onClose }: Props & { onClose: () => void }) {
  const state = usePriceChange(rows, onDone);
  const { results, isApplied, ready, busy, problem, preview, apply } = state;
  return (
    <Dialog onClose={onClose} title={`Change the prices of ${counted(rows.length)}`} size="lg">
      <Stack>
        {!isApplied && <Change state={state} />}
        <div aria-live="polite">{results && <PricePreview results={results} isApplied={isApplied} />}</div>
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant={isApplied ? 'filled' : 'default'} onClick={isApplied ? onDone : onClose}>
            {isApplied ? 'Close' : 'Cancel'}
          </Button>
          {!isApplied &&
            (results ? (
              <Button loading={busy} disabled={ready.length === 0} onClick={apply}>
                Change {counted(ready.length)}
              </Button>
            ) : (
              <Button loading={busy} disabled={state.change.value === 0} onClick={preview}>
                Preview prices
              </Button>
            ))}
        </Group>
      </Stack>
    </Dialog>
  );
}

function Change({ state: { change, isDown, edit } }: { state: ReturnType<typeof usePriceChange> }) {
  return (
    <>
      <Group align="flex-end">
        <SegmentedControl
          aria-label="Direction"
          value={isDown ? 'down' : 'up'}
          onChange={(value) => edit({ isDown: value === 'down' })}
          data={[
            { value: 'up', label: 'Increase' },
            { value: 'down', label: 'Decrease' },
          ]}
        />
        <SegmentedControl
          aria-label="Percentage or amount"
          value={change.by}
          onChange={(by) => edit({ by })}
          data={[
            { value: 'percent', label: 'Percentage' },
            { value: 'amount', label: 'Amount in naira' },
          ]}
        />
        {change.by === 'percent' ? (
          <NumberField
            label="By"
            rightSection="%"
            min={0}
            max={1000}
            value={change.value}
            onChange={(value) => edit({ value: value ?? 0 })}
          />
        ) : (
          <MoneyField label="By" value={change.value} onChange={(value) => edit({ value: value ?? 0 })} />
        )}
      </Group>
      <Switch
        label="Round to the nearest ₦100"
        checked={change.roundTo100}
        onChange={({ currentTarget }) => edit({ roundTo100: currentTarget.checked })}
      />
      <p className={classes.hint}>
        Changes the prices of all variants and made-to-measure products. Option surcharges stay the same. Customers with
        these items in their cart are notified.
      </p>
    </>
  );
}
