import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The folder of the disk that files lie in where no store is configured. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

/** Where files are kept: in the store that is configured, or on the disk. */
export const openStorage = (config: Pick<Config, 'dataDir' | 's3'>): Storage =>
  config.s3 ? s3Storage(config.s3) : diskStorage(filesFolder(config));
