import type { LabelValues } from './Labels.tsx';
import type { Words } from './Words.tsx';

/**
 * Words that came to the browser with places such as `{{name}}`, for what only it knows. A place
 * without a value stays as it is.
 */
export function filled(words: string, values: LabelValues): string;
export function filled(words: Words, values: LabelValues): Words;
export function filled(words: Words, values: LabelValues): Words {
  if (typeof words !== 'string') return { ...words, text: filled(words.text, values) };
  return words.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
