import { suite } from '../playwright.ts';
import { sampleTaken } from '../sample.ts';

// Print this once, not in each worker, which reads the configuration again.
if (!process.env.TEST_WORKER_INDEX) console.log(sampleTaken);

/** Tests every story of the built Storybook: `npm run build-storybook && npm run test:stories`. */
export default await suite('stories', 'tsx tests/stories/serve.ts');
