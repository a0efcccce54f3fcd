/**
 * A text for a line on a terminal or in a log, such as a file's name. Characters that would start a
 * new line, colour the rest or change its direction are escaped.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code <= 0xff
      ? `\\x${code.toString(16).padStart(2, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/**
 * Control characters, line separators, characters that change the direction of text, and unpaired
 * surrogates.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;
