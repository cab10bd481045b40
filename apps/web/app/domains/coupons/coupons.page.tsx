import { COUPON_TYPES } from '@adunni/contracts/coupons/coupons';
import { COUPON_STANDINGS, couponResource } from '@adunni/contracts/coupons/staff';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { listPage } from '../../kit/resource/list-page.tsx';
import { discountOf, STANDINGS, Standing, usesOf } from './coupon-words.tsx';

const page = listPage(couponResource, {
  title: 'Coupons',
  lead: 'Codes that take something off a cart, and what they brought.',
  cells: {
    discountAmount: discountOf,
    standing: ({ standing }) => <Standing standing={standing} />,
    used: usesOf,
    revenue: ({ revenue }) => naira(revenue),
    discounted: ({ discounted }) => naira(discounted),
    startsAt: ({ startsAt }) => startsAt && shortDay(startsAt),
    endsAt: ({ endsAt }) => endsAt && shortDay(endsAt),
    createdAt: ({ createdAt }) => shortDay(createdAt),
  },
  numeric: ['discountAmount', 'used', 'revenue', 'discounted'],
  whole: ['standing', 'startsAt', 'endsAt', 'createdAt'],
  hidden: ['startsAt', 'createdAt'],
  filters: [
    {
      name: 'standing',
      label: 'Standing',
      options: COUPON_STANDINGS.map((value) => ({ value, label: STANDINGS[value].label })),
    },
    { name: 'type', label: 'Kind', options: COUPON_TYPES.map((value) => ({ value, label: value })) },
  ],
  actions: {
    pause: { label: 'Pause', done: 'paused', undo: 'resume' },
    resume: { label: 'Resume', done: 'resumed', undo: 'pause' },
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
    restore: { label: 'Restore', done: 'restored' },
  },
  open: ({ _id }) => _id,
  head: (
    <Button component={Link} to="add" relative="path">
      Add a coupon
    </Button>
  ),
  empty: 'No coupons yet. The first one is a minute’s work.',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
