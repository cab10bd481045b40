import '@mantine/core/styles/Checkbox.css';
import type { PlanForm } from '@adunni/contracts/subscriptions/forms';
import type { FeatureRow } from '@adunni/contracts/subscriptions/staff';
import { Checkbox, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumberField } from '../../../../kit/resource/form/fields.tsx';
import { named } from '../../../../kit/resource/form/form-fields.tsx';
import classes from './holds-field.module.css';

type Held = PlanForm['features'];

interface Props {
  features: readonly FeatureRow[];
  value?: Held;
  onChange?: (held: Held) => void;
  error?: ReactNode;
}

/** Which features a plan holds, and how much of each that is counted. */
function HoldsField({ features, value = [], onChange, error }: Props) {
  const limitOf = (featureId: string) => value.find((each) => each.featureId === featureId)?.limit ?? null;
  const without = (featureId: string) => value.filter((each) => each.featureId !== featureId);

  return (
    <>
      <ul className={classes.features}>
        {features.map(({ _id, name, description, unit, isMetered }) => {
          const isHeld = value.some(({ featureId }) => featureId === _id);
          return (
            <li key={_id}>
              <Checkbox
                label={name}
                description={description}
                checked={isHeld}
                onChange={({ currentTarget }) =>
                  onChange?.(currentTarget.checked ? [...value, { featureId: _id, limit: null }] : without(_id))
                }
              />
              {isHeld && (isMetered || unit !== '') && (
                <NumberField
                  label={isMetered ? `${unit}s a month` : `${unit}s`}
                  aria-label={`Limit of ${name}`}
                  placeholder="No limit"
                  min={0}
                  value={limitOf(_id)}
                  onChange={(limit) =>
                    onChange?.(value.map((each) => (each.featureId === _id ? { ...each, limit } : each)))
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {error && <Input.Error>{error}</Input.Error>}
    </>
  );
}

export const FormHolds = named<Props>(HoldsField);
