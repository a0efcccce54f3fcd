import { resolve } from 'node:path';

/**
 * Settings for a host that does not answer, and for commands that nobody watches: no questions, and an end after 15
 * seconds of silence.
 */
const options = Object.entries({
  BatchMode: 'yes',
  ConnectTimeout: '15',
  ServerAliveInterval: '5',
  ServerAliveCountMax: '3',
  LogLevel: 'ERROR',
}).flatMap(([name, value]) => ['-o', `${name}=${value}`]);

/**
 * The options of `ssh` and `sftp`.
 *
 * @param settings a file to read instead of ~/.ssh/config
 */
export function sshArguments(settings: string | undefined): readonly string[] {
  return [...(settings === undefined ? [] : ['-F', resolve(settings)]), ...options];
}
