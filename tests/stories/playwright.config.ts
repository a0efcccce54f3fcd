import { suite } from '../playwright.ts';

const port = 6106;

/** Every story of the built Storybook in a real browser: `npm run test:stories`. */
export default suite('stories', {
  testDir: '.',
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'tsx tests/stories/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    port,
  },
});
