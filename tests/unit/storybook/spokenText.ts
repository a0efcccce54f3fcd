import { virtual } from '@guidepup/virtual-screen-reader';

/**
 * Returns what a screen reader says from the beginning of the document to its end, one phrase a line. The virtual
 * reader follows the ARIA specifications; real ones differ in words. The ends of elements are left out, since
 * they repeat the beginnings.
 */
export async function spokenText(): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    do await virtual.next();
    while (!atAnEnd.has(await virtual.lastSpokenPhrase()));
    return (await virtual.spokenPhraseLog()).filter(
      (phrase) => !atAnEnd.has(phrase) && !phrase.startsWith('end of '),
    );
  } finally {
    await virtual.stop();
  }
}

/** After an empty document, the reader begins again. */
const atAnEnd = new Set(['document', 'end of document']);
