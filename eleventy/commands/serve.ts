import { readEnvironment } from '../../data/settings/environment.ts';
import { reportMistake } from './reportMistake.ts';
import { knownNames } from '../serving/knownNames.ts';
import { startServer } from '../hosting/server.ts';

/** `npm start`, after the build: serves the site as a host would. */
async function serve() {
  const environment = readEnvironment();
  const { outDir: folder, host, port } = environment;
  const names = knownNames(environment);
  const { address, close } = await startServer({ folder, host, port, names });
  console.log(`Collegium is at ${address} (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

await serve().catch(reportMistake);
