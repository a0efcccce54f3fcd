import type { Server } from 'node:http';
import { EnvironmentError } from '../../data/settings/environment.ts';

/** Address and port of a server. */
export interface ListenAddress {
  /** A host name or an address of this computer. */
  readonly host: string;
  readonly port: number;
}

/**
 * Starts listening.
 * @throws EnvironmentError if the user may not listen there, or the port is in use
 */
export async function listen(server: Server, address: ListenAddress): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(listeningMistake(error, address));
    server.once('error', fail);
    server.listen(address, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/**
 * Returns the error of a server that can't listen, with the fix if the operator can do something.
 */
export function listeningMistake(error: NodeJS.ErrnoException, address: ListenAddress): Error {
  const fix = fixes[error.code ?? ''];
  return fix ? new EnvironmentError(fix(address)) : error;
}

const fixes: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is in use; choose another, such as PORT=${port + 1}.`,
  EACCES: ({ port }) =>
    `PORT: this user may not listen on ${port}; choose one from 1024 on, such as PORT=8080.`,
  EADDRNOTAVAIL: notHere,
  EAFNOSUPPORT: notHere,
  EINVAL: notHere,
  ENOTFOUND: notHere,
  EAI_AGAIN: notHere,
};

function notHere({ host }: ListenAddress): string {
  return (
    `HOST: ${host} is no address of this computer; leave it out to be reached from here alone, ` +
    'or set HOST=0.0.0.0 to be reached from everywhere.'
  );
}

/** Returns the URL for the browser of the user who started the server. */
export function shownAddress({ host, port }: ListenAddress): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
