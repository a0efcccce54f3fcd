/**
 * Returns CSS without unnecessary space. Supports only the CSS of this folder and of Emotion's components:
 * no comments, and no braces, semicolons or runs of space in strings. (A real minifier is a native program,
 * and Storybook needs the stylesheet in the browser.)
 */
export function minified(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/\s?([{};,>])\s?/g, '$1')
    .replace(/:\s/g, ':')
    .replace(/(?<=\()\s|\s(?=\))/g, '')
    .replace(/;+}/g, '}')
    .replaceAll(' !important', '!important')
    .replace(/\b0\.(?=\d)/g, '.')
    .replaceAll('@media (', '@media(')
    .replace(/=(["'])([a-z][\w-]*)\1\]/gi, '=$2]')
    .trim();
}
