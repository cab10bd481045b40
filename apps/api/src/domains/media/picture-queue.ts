import sharp from 'sharp';
import { workQueue } from '../../kit/work-queue.ts';

// One thread per picture and nothing kept between pictures, so that memory stays small.
sharp.concurrency(1);
sharp.cache(false);

/** Everything that decodes pictures: two at a time fill two cores and leave threads for passwords and files. */
export const inPictureQueue = workQueue(2);
