import type { FormReceiver } from '../../contract/forms/endpoints.ts';

/**
 * Loads the code that sends a form, at the visitor's first interaction with the form: most visitors
 * send nothing. If loading fails, the form tries again when it is sent.
 */
export function prepareSending({ url, items }: FormReceiver): void {
  // A project host needs no proof of work.
  if (items) return;
  import('./proof.ts').then(
    ({ prepareProof }) => prepareProof(url),
    () => undefined,
  );
}
