import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Packs the package, as `npm publish` would. Returns the path of the tarball. */
export async function pack(library: string, to: string): Promise<string> {
  const { stdout } = await exec('npm', ['pack', '--silent', '--pack-destination', to], {
    cwd: library,
  });
  return join(to, stdout.trim());
}

/**
 * Makes a folder with the applications of this test and installs the tarball in it. Its dependencies are
 * links to ours, so that the test needs no network. They are only those that its package.json names, and the
 * folder is outside of ours, so a dependency that it does not name is not found.
 */
export async function install(tarball: string, app: string): Promise<void> {
  await cp('tests/library/apps', app, { recursive: true });
  const library = join(app, 'node_modules/collegium');
  await mkdir(library, { recursive: true });
  await exec('tar', ['-xzf', tarball, '-C', library, '--strip-components=1']);
  const manifest = JSON.parse(await readFile(join(library, 'package.json'), 'utf8')) as Manifest;
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const name of [...packages, ...ofTheApplication]) {
    const link = join(app, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve('node_modules', name), link);
  }
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const ofTheApplication = ['react-dom', 'vite', '@types/react', '@types/react-dom', '@types/node'];

/** Runs a program of ours in a folder. Rejects with its output if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const { stdout } = await exec(process.execPath, [resolve('node_modules', program), ...args], {
      cwd,
      env: { ...process.env, ...env },
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Starts a server. Resolves when it prints something, which it does when it is ready. */
export async function serve(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error(`${args.join(' ')} ended before it was ready.`);
    }),
  ]);
  return server;
}
