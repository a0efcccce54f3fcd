import { jest } from '@jest/globals';

// A test may fail because the machine was busy, so it is repeated once. `npm test` counts a test as unsteady if it
// passes only then, and fails if there are more than two.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
