// Imported before anything else, so that it runs on an old Node as well. On Linux and Windows, `npm ci`
// installs a new one, which `npm run` finds first. Node has had SQLite without a flag since 22.13.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  const fix = ['linux', 'win32'].includes(process.platform)
    ? 'run npm ci, which installs one'
    : 'install it from nodejs.org';
  console.error(`Expected Node 22.13 or newer, found ${process.version}: ${fix}.`);
  process.exit(1);
}
