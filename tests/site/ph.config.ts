import { suite } from '../playwright.ts';
export default await suite('phx', 'node --import ./typescript.js eleventy/commands/serve.ts', {
  others: { siteOfProjectHost: 'node --import ./typescript.js tests/site/projectHost/serve.ts' },
});
