import { deskPage } from './desk-page.tsx';

const page = deskPage('coordination', {
  title: 'Coordination',
  lead: 'Days that we run for customers, by status and by day.',
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
