import { getApplicationBoard } from '@adunni/contracts/careers/staff-applications';
import { NativeSelect } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import list from '../../../kit/listing/own-list.module.css';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { APPLICATIONS } from '../address.ts';
import { Board } from './board.tsx';

export const handle = { parameters: ['opening'] };
export const meta = () => privateMeta('Applications');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('opening') ?? '';
  const opening = UUID.test(asked) ? asked : '';
  return { opening, ...(await callApi(getApplicationBoard, { query: opening ? { opening } : {} })) };
}

/** Applications by their stage, of one opening or of all. */
export default function BoardPage() {
  const { opening, columns, openings } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title="Applications" lead="Drag a card to another stage, or choose its stage on the card." />
      <nav className={list.filters} aria-label="Show as">
        <Link to={APPLICATIONS} aria-current="page">
          Board
        </Link>
        <Link to={`${APPLICATIONS}/list${opening ? `?opening=${opening}` : ''}`}>List</Link>
        <Link to="/admin/careers/openings">Openings</Link>
      </nav>
      <NativeSelect
        label="Opening"
        maw="24rem"
        my="1rem"
        value={opening}
        data={[{ value: '', label: 'All openings' }, ...openings]}
        onChange={({ currentTarget: { value } }) =>
          void navigate(value ? `${APPLICATIONS}?opening=${value}` : APPLICATIONS)
        }
      />
      <Board columns={columns} />
    </main>
  );
}
