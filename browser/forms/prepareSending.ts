import type { FormReceiver } from '../../contract/forms/receiver.ts';

/**
 * Has what a form is sent by ready when it is: with the first touch, and not before, since most who
 * read a page send nothing. What can't be loaded now is tried again when the form is sent.
 */
export function prepareSending({ door, items }: FormReceiver): void {
  // A project's host asks for no proof.
  if (items) return;
  import('./proof.ts').then(
    ({ prepareProof }) => prepareProof(door),
    () => undefined,
  );
}
