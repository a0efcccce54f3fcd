import { virtual } from '@guidepup/virtual-screen-reader';
import { stylesWhileReading } from './stylesWhileReading.ts';

/**
 * Returns what a screen reader says from the beginning of the document to its end, one phrase a line. The virtual
 * reader follows the ARIA specifications; real ones differ in words. A phrase in another language than the document
 * begins with its tag, `[fr]`: a real reader changes its voice there. The ends of elements are left out, since they
 * repeat the beginnings.
 */
export async function spokenText(): Promise<string[]> {
  const phrases: string[] = [];
  const restoreStyles = stylesWhileReading();
  await virtual.start({ container: document.body });
  try {
    for (;;) {
      await virtual.clearSpokenPhraseLog();
      await virtual.next();
      const spoken = await virtual.spokenPhraseLog();
      const language = otherLanguage();
      phrases.push(...spoken.filter(isBeginning).map((phrase) => `${language}${phrase}`));
      if (spoken.some((phrase) => atAnEnd.has(phrase))) return phrases;
    }
  } finally {
    await virtual.stop();
    restoreStyles();
  }
}

function isBeginning(phrase: string): boolean {
  return !atAnEnd.has(phrase) && !phrase.startsWith('end of ');
}

/** The tag of the language at the reader's position, empty for the document's language. */
function otherLanguage(): string {
  const node = virtual.activeNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const language = element?.closest<HTMLElement>('[lang]')?.lang ?? '';
  return language === '' || language === document.documentElement.lang ? '' : `[${language}] `;
}

/** After an empty document, the reader begins again. */
const atAnEnd = new Set(['document', 'end of document']);
