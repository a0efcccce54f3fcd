import type { FormReceiver } from '../../contract/forms/endpoints.ts';

/**
 * Loads the proof of work and starts it, at the visitor's first interaction with the form: most visitors
 * send nothing. If that fails, sending the form tries again.
 */
export function prepareSending({ url, items }: FormReceiver): void {
  // A project host needs no proof of work.
  if (items) return;
  import('./proof.ts').then(
    ({ prepareProof }) => prepareProof(url),
    () => undefined,
  );
}
