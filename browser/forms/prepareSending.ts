/**
 * Has what a form is sent by ready when it is: with the first touch, and not before, since most who
 * read a page send nothing. What can't be loaded now is tried again when the form is sent.
 */
export function prepareSending(door: string): void {
  import('./proof.ts').then(
    ({ prepareProof }) => prepareProof(door),
    () => undefined,
  );
}
