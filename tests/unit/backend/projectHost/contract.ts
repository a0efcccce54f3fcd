import { ProjectHost } from '../../../../backend/projectHost/ProjectHost.ts';
import type { ProjectHostConfiguration } from '../../../../backend/projectHost/configuration.ts';
import { ContractServer } from '../../../projectHost/ContractServer.ts';

/** A contract server for each test of a file, stopped after it. */
export function contractServer(): { readonly server: ContractServer } {
  const started: { server: ContractServer } = { server: undefined as never };
  beforeEach(async () => {
    started.server = await ContractServer.start();
  });
  afterEach(async () => {
    started.server.release();
    await started.server.stop();
  });
  return started;
}

export function hostOn(
  { url, backend }: ContractServer,
  rest: Partial<ProjectHostConfiguration> = {},
): ProjectHost {
  return new ProjectHost({ url, project: backend.project, ...rest });
}

/** The error that a promise was rejected with. Throws if the promise resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It was not rejected.');
    },
    (error: unknown) => error,
  );
}
