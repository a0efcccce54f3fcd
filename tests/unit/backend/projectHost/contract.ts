import { ProjectHost } from '../../../../backend/projectHost/ProjectHost.ts';
import type { ProjectHostConfiguration } from '../../../../backend/projectHost/configuration.ts';
import type { SessionStorage } from '../../../../backend/projectHost/sessionStorage.ts';
import { ContractServer } from '../../../projectHost/ContractServer.ts';

const hosts: ProjectHost[] = [];

/** A contract server for each test of a file, and nobody left logged in after it. */
export function contractServer(): { readonly server: ContractServer } {
  const started: { server: ContractServer } = { server: undefined as never };
  beforeEach(async () => {
    started.server = await ContractServer.start();
  });
  afterEach(async () => {
    started.server.release();
    await Promise.all(hosts.splice(0).map(({ auth }) => auth.logout().catch(() => undefined)));
    await started.server.stop();
  });
  return started;
}

export function hostOn(
  { url, backend }: ContractServer,
  rest: Partial<ProjectHostConfiguration> = {},
): ProjectHost {
  const host = new ProjectHost({ url, project: backend.project, ...rest });
  // What is never answered can't be logged out either, and has not been logged in.
  if (!rest.fetch) hosts.push(host);
  return host;
}

/** Session storage as a browser's, but of this test alone. */
export function memoryStorage(): SessionStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** What a promise was rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It was not rejected.');
    },
    (error: unknown) => error,
  );
}
