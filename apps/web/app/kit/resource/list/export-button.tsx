import '@mantine/core/styles/Checkbox.css';
import { headingOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../api/call-api.ts';
import { saveFile } from '../../save-file.ts';
import { toast } from '../../toasts.ts';

interface Props {
  resource: Resource;
  search: URLSearchParams;
  /** Whether it stands in a menu, which a press outside of it would close. */
  inMenu?: boolean;
}

/** Saves a list as it is searched, filtered and sorted, all of its pages; what goes along only on request is asked for. */
export function ExportButton({ resource, search, inMenu = false }: Props) {
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [included, setIncluded] = useState<string[]>([]);
  const extras = Object.entries(resource.extras ?? {});

  async function save(): Promise<void> {
    setBusy(true);
    const { page: _, limit, after, before, ...query } = Object.fromEntries(search);
    const further = Object.fromEntries(included.map((name) => [name, 'true']));
    try {
      const file = await request(resource.export, { query: { ...query, ...further } });
      await saveFile(file, `${resource.many.replaceAll(' ', '-')}.csv`);
      setOpen(false);
      setIncluded([]);
    } catch (error) {
      toast('error', messageOf(error, 'The file could not be exported. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (extras.length === 0)
    return (
      <Button variant="default" loading={busy} onClick={save}>
        Export CSV
      </Button>
    );
  return (
    <Popover position="bottom-end" withinPortal={!inMenu} trapFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen(!isOpen)}>
          Export CSV
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Checkbox.Group value={included} onChange={setIncluded}>
            {extras.map(([name, column]) => (
              <Checkbox key={name} value={name} label={`Include ${headingOf(column).toLowerCase()}`} />
            ))}
          </Checkbox.Group>
          <Button loading={busy} onClick={save}>
            Export
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
