import { filledTemplate } from '../kit/testing/filled-template.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { seedDemo } from './seed.ts';

/** The application on a demo of its own, a clone of one that is filled once a run. Close it in `afterAll`. */
export const startDemoApp = async (): Promise<TestApp> => startTestApp({}, {}, await filledTemplate('demo', seedDemo));
