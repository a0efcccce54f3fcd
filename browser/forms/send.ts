import type { Outcome } from '../../contract/forms/endpoints.ts';
import { postToEndpoint, EndpointError } from './postToEndpoint.ts';
import { forgetProof, proof } from './proof.ts';
import { forgetSubmission, submissionKey } from './submissionKey.ts';

/**
 * Sends the visitor's input with the key and the proof that the endpoint requires. The endpoint
 * stores repeated content once, since its key is the same.
 *
 * @param content the fields, with `language` and `website`
 * @throws EndpointError if the form was not accepted, even after the automatic retries
 */
export async function send(url: string, path: string, content: object): Promise<Outcome> {
  const key = await submissionKey(path, content);
  const outcome = await tryTo(url, path, { ...content, key });
  forgetProof(url);
  forgetSubmission(path);
  return outcome;
}

/**
 * Repeats the request if the proof is refused or sent too early: the visitor can't change either.
 */
async function tryTo(url: string, path: string, body: object): Promise<Outcome> {
  let newProofs = 1;
  let waits = 3;
  for (;;) {
    try {
      return await postToEndpoint(url, path, { ...body, proof: await proof(url) });
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      if (error.code === 'PROOF_REFUSED' && newProofs-- > 0) {
        forgetProof(url);
      } else if (error.code === 'TOO_EARLY' && waits-- > 0) {
        await pause(Math.min(error.reset ?? usualPause, longestPause));
      } else {
        throw error;
      }
    }
  }
}

const usualPause = 2000;
const longestPause = 15_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
