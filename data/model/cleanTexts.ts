import { deepestLevel, forEachText, withTexts } from '../texts/texts.ts';
import { fieldName, type Problem } from './problems.ts';
import type { RawRecord } from './rawContent.ts';

/** A record with texts that a page can hold, and what its editor has to hear of it. */
interface CleanedRecord {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  readonly warnings: readonly TextWarning[];
  /** It can't be read at all. */
  readonly isUnreadable: boolean;
}

interface TextWarning {
  readonly field: string;
  readonly warning: string;
}

/**
 * Looks at every character of a record before anything else does.
 *
 * Control characters come with what is pasted from other programs, and no page or feed may hold
 * them. Nobody sees them, so they are mended and told of. A NUL or half a character is what a
 * broken import leaves, and then more may be missing than the build could mend.
 */
export function cleanTexts({ origin, value }: RawRecord): CleanedRecord {
  const problems: Problem[] = [];
  const warnings: TextWarning[] = [];
  if (isTooDeep(value)) {
    const expected = `at most ${deepestLevel} levels of lists and objects in each other, found more`;
    return { value, problems: [{ origin, field: '', expected }], warnings, isUnreadable: true };
  }
  forEachText(value, (text, path) => {
    if (!unusual.test(text) || !forbidden.test(text)) return;
    const field = fieldName(path, value);
    const broken = brokenIn(text);
    if (broken !== undefined) {
      problems.push({ origin, field, expected: `a text of whole characters, found ${broken}` });
    } else {
      const found = [...new Set(text.match(controls))].map(codeOf).join(', ');
      warnings.push({
        field,
        warning: `${found} can't be shown, and was mended. Is the text right?`,
      });
    }
  });
  const cleaned = warnings.length > 0 ? withTexts(value, withoutControls) : value;
  return { value: cleaned, problems, warnings, isUnreadable: false };
}

/** A text with nothing that HTML and XML forbid. What was a line break in its program stays one. */
export function withoutControls(text: string): string {
  if (!unusual.test(text)) return text;
  return text.replace(controls, (character) => {
    if (lineBreaks.includes(character)) return '\n';
    // Those of Latin-1 were letters and quotes of Windows-1252, as browsers know, too.
    const written = windows1252.decode(Uint8Array.of(character.charCodeAt(0)));
    return isControl.test(written) || character > '\u00ff' ? '' : written;
  });
}

const lineBreaks: readonly string[] = ['\v', '\f', '\u0085'];
const windows1252 = new TextDecoder('windows-1252');

/** Whatever needs a closer look, which takes several times as long: most texts have none of it. */
const unusual = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;

// Tab and line breaks are text. The last are no characters, but codes for a program's own use.
const isControl = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u;
const controls = new RegExp(isControl, 'gu');
const forbidden = new RegExp(`${isControl.source}|\\p{Surrogate}`, 'u');

function brokenIn(text: string): string | undefined {
  if (text.includes('\0')) return 'U+0000';
  const [half] = /\p{Cs}/u.exec(text) ?? [];
  return half && `half a character (${codeOf(half)}), as where a text is cut off in an emoji`;
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Without recursion, which ends at some 10,000 levels. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestLevel) return true;
    level = level.flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? (Object.values(inner) as unknown[]) : [],
    );
  }
  return false;
}
