import { jest } from '@jest/globals';

// A test of a real program may meet a pause of the machine. It is tried once more, and `npm test`
// counts it as unsteady if it passes then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
