/**
 * A text of others, such as the name of a file, for a line on a terminal or in a log: what would
 * start a new line, colour the rest or turn it round is told instead of done.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code <= 0xff
      ? `\\x${code.toString(16).padStart(2, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** Control characters, separators of lines, what turns the direction of text, and half an emoji. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;
