import type { Challenge, Solution } from 'altcha-lib/types';
import { takeDefaultPolicy } from '../thirdParty/defaultPolicy.ts';
import { EndpointError } from './postToEndpoint.ts';
import proofWorker from './proofWorker.ts?worker&url';

/**
 * Solves a challenge in a worker, so that the page stays responsive.
 *
 * @throws EndpointError if the browser can't
 */
export async function solve(challenge: Challenge): Promise<Solution> {
  takeDefaultPolicy(proofWorker);
  const worker = new Worker(proofWorker, { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Solution>((resolve, reject) => {
      const fail = () => reject(new EndpointError('UNREACHABLE'));
      timer = setTimeout(fail, longestWork);
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
        data ? resolve(data) : fail();
      worker.postMessage(challenge);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** Milliseconds. Longer than an old phone needs; after that, the form reports an error. */
const longestWork = 60_000;
