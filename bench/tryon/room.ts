import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { createDatabase, startApplication } from '../application.ts';
import { table } from '../report.ts';
import { type TestBody, testBodies } from './bodies.ts';
import { GL_FLAGS } from './detect.ts';
import { TRIES, type Visit, visitRoom } from './visit.ts';

/** Measures the fitting room as a subscriber meets it, in Chromium with WebGL in software; returns Markdown. */
export async function measureRoom(folder: string): Promise<string> {
  const application = await startApplication(await createDatabase(), folder);
  const [body, other] = testBodies() as [TestBody, TestBody];
  const visit = async (photo: TestBody): Promise<Visit> => {
    const context = await openBrowser(folder);
    return visitRoom(context, application.origin, photo).finally(() => context.close());
  };
  try {
    return report(await visit(body), await visit(other));
  } finally {
    await application.stop();
  }
}

/** A browser that keeps what it loaded in a folder, as those of people do: one that forgets keeps no large file. */
function openBrowser(folder: string): Promise<BrowserContext> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launchPersistentContext(join(folder, 'browser'), {
    args: [...GL_FLAGS, '--js-flags=--expose-gc'],
    ...(executablePath && { executablePath }),
  });
}

function report(cold: Visit, warm: Visit): string {
  const ofTries = ({ tries }: Visit, step: 'rough' | 'finished'): string => {
    const times = tries.map((each) => each[step]).sort((a, b) => a - b);
    return `${inMs(times[times.length >> 1])}, worst ${inMs(times.at(-1))}`;
  };
  const both = (name: string, of: (visit: Visit) => string, target = ''): string[] => [
    name,
    of(cold),
    of(warm),
    target,
  ];
  return table(
    ['in the browser', 'nothing kept yet', 'kept from an earlier visit', 'target'],
    [
      both('a photo, until it is shown in a design, roughly', ({ photo }) => inMs(photo.rough)),
      both('a photo, until it is finished', ({ photo }) => inMs(photo.finished), '2 s'),
      both('of that: loading what finds bodies', ({ stages }) => inMs(stages.loading)),
      both('finding the body', ({ stages }) => inMs(stages.pose)),
      both('draping', ({ stages }) => inMs(stages.draping)),
      both(`${TRIES} designs, each until it is shown roughly`, (visit) => ofTries(visit, 'rough'), '300 ms'),
      both(`${TRIES} designs, each until it is finished`, (visit) => ofTries(visit, 'finished'), '1 s'),
      both(
        'longest task of the page meanwhile',
        ({ longest }) => (longest === 0 ? 'under 50 ms' : inMs(longest)),
        '100 ms',
      ),
      both('memory of the page before the photo', ({ memory }) => inMegabytes(memory.before)),
      both('at the most', ({ memory }) => inMegabytes(memory.peak)),
      both('at rest after one design', ({ memory }) => inMegabytes(memory.first)),
      both(`at rest after ${TRIES}`, ({ memory }) => inMegabytes(memory.last)),
      both('more than before the photo', ({ memory }) => inMegabytes(memory.last - memory.before), '20 MB'),
      both('over the line: the page and a first design', ({ bytes }) => inKilobytes(bytes.page)),
      both('what finds bodies', ({ bytes }) => inKilobytes(bytes.photo)),
      both('each further design', ({ bytes }) => inKilobytes(bytes.design)),
    ],
  );
}

const inMs = (time = 0): string => `${Math.round(time)} ms`;
const inMegabytes = (size: number): string => `${Math.round(size)} MB`;
const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
