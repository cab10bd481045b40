import '@mantine/core/styles/Checkbox.css';
import { headingOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';

interface Props {
  resource: Resource;
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  onHide: (columns: string[]) => void;
}

/** Which columns a list shows; the first always. */
export function ColumnChoice(props: Props) {
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default">Columns</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ColumnBoxes {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A checkbox for each column but the first. */
export function ColumnBoxes({ resource, hidden, onHide }: Props) {
  return (
    <Stack gap="xs">
      {Object.entries(resource.columns)
        .slice(1)
        .map(([name, column]) => (
          <Checkbox
            key={name}
            label={headingOf(column)}
            checked={!hidden.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onHide(checked ? hidden.filter((other) => other !== name) : [...hidden, name])
            }
          />
        ))}
    </Stack>
  );
}
