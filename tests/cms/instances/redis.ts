import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../freePort.ts';
import { foundOrInstalled, onPath } from '../../programs.ts';

export type Redis = Awaited<ReturnType<typeof startRedis>>;

/** Starts a Redis that only this computer can connect to, and that stores nothing on the disk. */
export async function startRedis() {
  const { server: program, client } = foundOrInstalled(findPrograms, 'redis-server');
  const port = String(await freePort());
  let server: ChildProcess | undefined;

  const ask = (...command: readonly string[]): string =>
    spawnSync(client, ['-p', port, ...command], { encoding: 'utf8' }).stdout.trim();
  const start = async (): Promise<void> => {
    const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(program, options, { stdio: 'ignore' });
    while (ask('ping') !== 'PONG') await wait(100);
  };
  const end = async (): Promise<void> => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    server = undefined;
    await ended;
  };

  await start();
  return {
    environment: { REDIS_HOST: '127.0.0.1', REDIS_PORT: port },
    ask,
    /** Ends it without warning. What it has counted is lost. */
    goAway: end,
    comeBack: start,
    stop: end,
  };
}

function findPrograms() {
  const [server, client] = [onPath('redis-server'), onPath('redis-cli')];
  return server && client ? { server, client } : undefined;
}
