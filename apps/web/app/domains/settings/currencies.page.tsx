import '@mantine/core/styles/Table.css';
import { type DisplayCurrency, listDisplayCurrencies, refreshRatesNow } from '@adunni/contracts/currency-staff';
import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { moment, shortDay } from '../../kit/dates.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { Status } from '../../kit/resource/status.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { toast } from '../../kit/toasts.ts';
import { CurrencyDialog } from './currency-dialog.tsx';

const NAMES = new Intl.DisplayNames('en-GB', { type: 'currency' });

export const meta = () => privateMeta('Currencies and rates');
export const handle = { crumb: 'Currencies and rates' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, ['SuperAdmin']);
  return callApi(listDisplayCurrencies);
}

/** Naira for one unit, as exactly as a small unit needs. */
const rate = (nairaPerUnit: number): string =>
  `₦${nairaPerUnit.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export default function CurrenciesPage() {
  const { date, source, isRefreshable, version, items } = useLoaderData<typeof clientLoader>();
  const [edited, setEdited] = useState<DisplayCurrency | null>(null);
  const from = source === 'bundled' ? 'those the product came with' : `from ${source}`;
  return (
    <main>
      <PageHead
        title="Currencies and rates"
        lead={`Prices are charged in naira; others are shown for orientation. Rates of ${shortDay(date)}, ${from}.`}
      >
        {isRefreshable && <RefreshButton />}
      </PageHead>
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Currency</Table.Th>
              <Table.Th ta="right">Published for one</Table.Th>
              <Table.Th ta="right">Shown for one</Table.Th>
              <Table.Th>Standing</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={item.currency}>
                <Table.Td>
                  {item.currency} · {NAMES.of(item.currency)}
                </Table.Td>
                <Table.Td ta="right">{rate(item.published)}</Table.Td>
                <Table.Td ta="right">{rate(item.override?.nairaPerUnit ?? item.published)}</Table.Td>
                <Table.Td>
                  <Standing item={item} />
                </Table.Td>
                <Table.Td ta="right">
                  {item.currency !== 'NGN' && (
                    <Button
                      size="compact-md"
                      variant="subtle"
                      aria-label={`Change ${NAMES.of(item.currency)}`}
                      onClick={() => setEdited(item)}
                    >
                      Change
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {edited && <CurrencyDialog item={edited} version={version} onClose={() => setEdited(null)} />}
    </main>
  );
}

function Standing({ item: { isShown, override, currency } }: { item: DisplayCurrency }) {
  if (currency === 'NGN') return <Status tone="good">What is charged</Status>;
  if (!isShown) return <Status tone="over">Hidden</Status>;
  if (override) return <Status tone="waiting">By hand until {moment(override.until)}</Status>;
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
      toast('success', `The rates are those of ${shortDay(date)}.`);
    } catch (error) {
      toast('error', messageOf(error, 'The rates could not be fetched. Please try again.'));
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
