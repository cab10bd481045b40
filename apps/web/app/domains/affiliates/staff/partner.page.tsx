import { partnerResource } from '@adunni/contracts/affiliates/staff';
import { Link } from 'react-router';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { PartnerSite } from '../partner-site.tsx';
import { Notes } from './notes.tsx';
import { PartnerActions } from './partner-actions.tsx';
import { Application, Earnings, PublicPage } from './partner-sections.tsx';
import { Suspicions } from './suspicions.tsx';

const page = detailPage(partnerResource, {
  title: 'Partner',
  facts: [
    'status',
    'reason',
    'code',
    'site',
    'email',
    'percent',
    'couponCode',
    'bankAccount',
    'createdAt',
    'decidedAt',
    'revenue',
    'commission',
  ],
  cells: {
    site: ({ site }) => <PartnerSite site={site} />,
    email: ({ userId, email }) => (userId ? <Link to={`/admin/users/${userId}`}>{email}</Link> : 'Account deleted'),
    percent: ({ percent }) => (percent === null ? 'Programme rates' : `${percent}%`),
    couponCode: ({ couponId, couponCode }) => couponId && <Link to={`/admin/coupons/${couponId}`}>{couponCode}</Link>,
    bankAccount: ({ bankAccount }) => bankAccount ?? 'None yet',
  },
  actions: ({ record }) => <PartnerActions partner={record} />,
  sections: (partner) => (
    <>
      <Application partner={partner} />
      <Earnings partner={partner} />
      <Suspicions partner={partner} />
      <PublicPage partner={partner} />
      <Notes partner={partner} />
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
