import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Commands for a process of a shared `npm run cms`, see controlled.ts. */
export type Command = 'clock' | 'schedule' | 'close' | 'open' | 'forget';

/** The two processes of `npm run cms`: Directus and the mail catcher. */
export type Part = 'directus' | 'mail';

/** The socket is beside the data folder, because that folder may contain only data. */
export function controlSocket(dataDir: string, part: Part): string {
  return `${dataDir}.${part}.sock`;
}

/** Sends a command. Resolves when it has been carried out. */
export async function control(
  dataDir: string,
  part: Part,
  command: Command,
  argument: string | number = '',
): Promise<void> {
  const socket = connect(controlSocket(dataDir, part));
  socket.write(JSON.stringify({ command, argument }));
  const answer = await text(socket);
  if (answer !== 'done') throw new Error(`${command} ${argument}: ${answer}`);
}
