// Imported before anything else, so that it runs on an old Node as well. On Linux and Windows, `npm ci`
// installs a new one, which `npm run` finds first.
if (!('groupBy' in Map)) {
  console.error(`Expected Node 22 or newer, found ${process.version}: install it from nodejs.org.`);
  process.exit(1);
}
