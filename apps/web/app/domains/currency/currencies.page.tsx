import '@mantine/core/styles/Table.css';
import { type DisplayCurrency, listDisplayCurrencies, refreshRatesNow } from '@adunni/contracts/currency/staff';
import { Box, Button, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { moment, shortDay } from '../../kit/dates.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { Status } from '../../kit/resource/status.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './currencies.module.css';
import { CurrencyDialog } from './currency-dialog.tsx';
import { currencyName, nairaRate } from './public/currency-labels.ts';

export const meta = () => privateMeta('Currencies and rates');
export const handle = { crumb: 'Currencies and rates' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, ['SuperAdmin']);
  return callApi(listDisplayCurrencies);
}

export default function CurrenciesPage() {
  const { date, source, isRefreshable, version, items } = useLoaderData<typeof clientLoader>();
  const [edited, setEdited] = useState<DisplayCurrency | null>(null);
  const published = source === 'bundled' ? 'came with this version and are dated' : `come from ${source} and are dated`;
  return (
    <main>
      <PageHead
        title="Currencies and rates"
        lead={`Customers are charged in naira. Other currencies are for display only. The published rates ${published} ${shortDay(date)}.`}
      >
        {isRefreshable && <RefreshButton />}
      </PageHead>
      <Table.ScrollContainer minWidth={300} type="native" pos="relative">
        <Table className={classes.table} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Currency</Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                Published
              </Table.Th>
              <Table.Th ta="right">Shown</Table.Th>
              <Table.Th visibleFrom="sm">Status</Table.Th>
              <Table.Th>
                <VisuallyHidden>Change</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <CurrencyRow key={item.currency} item={item} onChange={() => setEdited(item)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {edited && <CurrencyDialog item={edited} version={version} onClose={() => setEdited(null)} />}
    </main>
  );
}

function CurrencyRow({ item, onChange }: { item: DisplayCurrency; onChange: () => void }) {
  const { currency, published, override } = item;
  const name = currencyName(currency);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {currency} <span className={classes.name}>{name}</span>
        <Box hiddenFrom="sm" mt={4} fw={400}>
          <CurrencyStatus item={item} />
        </Box>
      </Table.Th>
      <Table.Td ta="right" visibleFrom="sm">
        {nairaRate(published)}
      </Table.Td>
      <Table.Td ta="right">{nairaRate(override?.nairaPerUnit ?? published)}</Table.Td>
      <Table.Td visibleFrom="sm">
        <CurrencyStatus item={item} />
      </Table.Td>
      <Table.Td ta="right">
        {currency !== 'NGN' && (
          <Button size="sm" variant="subtle" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function CurrencyStatus({ item: { isShown, override, currency } }: { item: DisplayCurrency }) {
  if (currency === 'NGN') return <Status tone="good">Charged</Status>;
  if (!isShown) return <Status tone="over">Hidden</Status>;
  if (override) return <Status tone="waiting">Manual rate until {moment(override.until)}</Status>;
  return <Status tone="good">Shown</Status>;
}

function RefreshButton() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function refresh(): Promise<void> {
    setBusy(true);
    try {
      const { date } = await callApi(refreshRatesNow);
      await revalidate();
      toast('success', `Rates updated: ${shortDay(date)}.`);
    } catch (error) {
      toast('error', messageOf(error, 'The rates could not be refreshed. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} onClick={refresh}>
      Refresh now
    </Button>
  );
}
