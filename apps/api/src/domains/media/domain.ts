import type { Domain } from '../../kit/domain.ts';
import { mediaRoutes } from './routes.ts';
import { storedPictures } from './stored-files.ts';

export const media: Domain = {
  name: 'media',
  routes: mediaRoutes,
  extensions: { storedFiles: storedPictures },
};
