import type { Server } from 'node:http';
import { EnvironmentError } from '../../data/settings/environment.ts';

/** Where a server listens. */
export interface ListeningPlace {
  /** A name or an address of this computer. */
  readonly host: string;
  readonly port: number;
}

/**
 * Has a server listen.
 *
 * @throws EnvironmentError where it may not, or somebody else does
 */
export async function listen(server: Server, place: ListeningPlace): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(listeningMistake(error, place));
    server.once('error', fail);
    server.listen(place, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** Why a server can't listen, with the mend where the operator has one. */
export function listeningMistake(error: NodeJS.ErrnoException, place: ListeningPlace): Error {
  const mend = mends[error.code ?? ''];
  return mend ? new EnvironmentError(mend(place)) : error;
}

const mends: Readonly<Record<string, (place: ListeningPlace) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is in use; choose another, such as PORT=${port + 1}.`,
  EACCES: ({ port }) =>
    `PORT: this user may not listen on ${port}; choose one from 1024 on, such as PORT=8080.`,
  EADDRNOTAVAIL: notHere,
  EAFNOSUPPORT: notHere,
  EINVAL: notHere,
  ENOTFOUND: notHere,
  EAI_AGAIN: notHere,
};

function notHere({ host }: ListeningPlace): string {
  return (
    `HOST: ${host} is no address of this computer; leave it out to be reached from here alone, ` +
    'or set HOST=0.0.0.0 to be reached from everywhere.'
  );
}

/** The address for the browser of whoever started the server. */
export function shownAddress({ host, port }: ListeningPlace): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
