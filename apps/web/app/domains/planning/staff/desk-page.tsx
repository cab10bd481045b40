import type { Answer } from '@adunni/contracts/endpoint';
import type { PlanningDesk } from '@adunni/contracts/planning/names';
import { getPlanningBoard, getPlanningDays } from '@adunni/contracts/planning/staff';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { shopDay } from '../../../kit/dates.ts';
import list from '../../../kit/listing/own-list.module.css';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { deskPath } from '../address.ts';
import { Board } from './board.tsx';
import { Days } from './days.tsx';
import classes from './desk.module.css';

interface Loaded {
  month: string;
  board: Answer<typeof getPlanningBoard>['columns'] | null;
  days: Answer<typeof getPlanningDays>['days'] | null;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The page of a desk: a board by stage, or the days of a month with what takes place on them. */
export function deskPage(desk: PlanningDesk, { title, lead }: { title: string; lead: string }) {
  async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
    const search = new URL(request.url).searchParams;
    const asked = search.get('month') ?? '';
    const month = MONTH.test(asked) ? asked : shopDay(new Date().toISOString()).slice(0, 7);
    if (search.get('view') === 'days')
      return { month, board: null, days: (await callApi(getPlanningDays, { query: { month } })).days };
    return { month, days: null, board: (await callApi(getPlanningBoard, { params: { desk } })).columns };
  }

  function Page() {
    const { month, board, days } = useLoaderData<typeof clientLoader>();
    const path = deskPath(desk);
    return (
      <main>
        <PageHead title={title} lead={lead} />
        <nav className={list.filters} aria-label="Show as">
          <Link to={path} aria-current={board ? 'page' : undefined}>
            Board
          </Link>
          <Link to={`${path}?view=days`} aria-current={days ? 'page' : undefined}>
            Days
          </Link>
          <Link to="/admin/cultural/planning/cases">List</Link>
          <Link to="/admin/cultural/planning/packages">Packages</Link>
          <Link to="/admin/cultural/planning/coordinators">Coordinators</Link>
        </nav>
        <div className={classes.view}>
          {board && <Board columns={board} />}
          {days && <Days month={month} days={days} pathOf={(other) => `${path}?view=days&month=${other}`} />}
        </div>
      </main>
    );
  }

  return { clientLoader, Page, meta: () => privateMeta(title), handle: { parameters: ['view', 'month'] } };
}
