import { workQueue } from '../../kit/work-queue.ts';

/** Everything that decodes pictures: two at a time fill two cores and leave threads for passwords and files. */
export const inPictureQueue = workQueue(2);
