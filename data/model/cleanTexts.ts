import { deepestLevel, forEachText, withTexts } from '../texts/texts.ts';
import { fieldName, type Problem } from '../problems/problems.ts';
import type { RawRecord } from './rawContent.ts';

/** A record with texts that a page can contain, and the warnings for its editor. */
interface CleanedRecord {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  readonly warnings: readonly TextWarning[];
  /** True if the record cannot be read at all. */
  readonly isUnreadable: boolean;
}

interface TextWarning {
  readonly field: string;
  readonly warning: string;
}

/**
 * Checks the texts of a record, before anything else reads it.
 *
 * Text pasted from other programs may contain invisible control characters, which are forbidden in
 * HTML and feeds. They are removed or replaced, with a warning for the editor. A NUL or half a
 * character comes from a broken import, which may have lost more, so they are an error.
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
        warning: `${found} can't be shown, and was removed or replaced. Is the text right?`,
      });
    }
  });
  const cleaned = warnings.length > 0 ? withTexts(value, withoutControls) : value;
  return { value: cleaned, problems, warnings, isUnreadable: false };
}

/**
 * Returns the text without characters that HTML and XML forbid. Line breaks of other programs become
 * newlines.
 */
export function withoutControls(text: string): string {
  if (!unusual.test(text)) return text;
  return text.replace(controls, (character) => {
    if (lineBreaks.includes(character)) return '\n';
    // In the Latin-1 range, they are letters and quotation marks of Windows-1252. Browsers read
    // them so, too.
    const written = windows1252.decode(Uint8Array.of(character.charCodeAt(0)));
    return isControl.test(written) || character > '\u00ff' ? '' : written;
  });
}

const lineBreaks: readonly string[] = ['\v', '\f', '\u0085'];
const windows1252 = new TextDecoder('windows-1252');

/** The characters that need a closer look. It takes several times as long, and most texts have none of them. */
const unusual = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;

// Control characters except tab and line breaks, and noncharacters: codes that Unicode reserves for use within a
// program.
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
