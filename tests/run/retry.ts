import { jest } from '@jest/globals';

// A test of a real program may fail because the machine was busy, so it is repeated once. `npm
// test` counts a test as unsteady if it passes only then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
