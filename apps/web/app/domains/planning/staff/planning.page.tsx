import { deskPage } from './desk-page.tsx';

const page = deskPage('planning', {
  title: 'Planning',
  lead: 'Celebrations that we plan in full or in part, by status and by day.',
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
