import { suite } from '../playwright.ts';

const port = 8180;

/** The built site, served as `npm start` serves it: `npm run build && npm run test:site`. */
export default suite('site', {
  testDir: '.',
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'tsx eleventy/hosting/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    port,
  },
});
