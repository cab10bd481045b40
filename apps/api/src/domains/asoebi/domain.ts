import type { Domain } from '../../kit/domain.ts';
import { fixedPages } from '../../kit/sitemap/public-pages.ts';
import { eraseDrafts, exportEvents, hasOpenEvents } from './personal-data.service.ts';
import { asoEbiRoutes } from './routes.ts';

export const asoEbi: Domain = {
  name: 'asoebi',
  routes: asoEbiRoutes,
  extensions: {
    publicPages: { name: 'aso-ebi', select: fixedPages('/cultural/aso-ebi') },
    personalData: {
      hasOpenMatters: hasOpenEvents,
      export: async (db, { _id }) => ({ asoEbiEvents: await exportEvents(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseDrafts(tx, _id),
    },
  },
};
