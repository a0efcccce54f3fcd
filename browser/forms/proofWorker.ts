import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/** Answers a challenge with its solution, or with null where it has none. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha;
  self.postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null));
};
