import { asc, gt, inArray } from 'drizzle-orm';
import type { StoredFiles } from '../../../kit/storage/sweep.ts';
import { jobApplicationFiles } from '../tables.ts';
import { APPLICATION_FILES } from './files.service.ts';

const { path } = jobApplicationFiles;

/** Files of applications in storage, which nothing brings back. */
export const storedApplications: StoredFiles = {
  folder: APPLICATION_FILES,
  named: async (db, keys) => {
    const rows = await db
      .select({ path })
      .from(jobApplicationFiles)
      .where(inArray(path, [...keys]));
    return new Set(rows.map((row) => row.path));
  },
  expected: async (db, after, limit) => {
    const rows = await db
      .select({ path })
      .from(jobApplicationFiles)
      .where(gt(path, after))
      .orderBy(asc(path))
      .limit(limit);
    return rows.map((row) => row.path);
  },
};
