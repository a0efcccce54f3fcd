import { suite } from '../playwright.ts';

/** Every story of the built Storybook: `npm run build-storybook && npm run test:stories`. */
export default await suite('stories', 'tsx tests/stories/serve.ts');
