import { languages, type Language } from '../../locales/languages.ts';

/**
 * The languages in which the transcript of a component reads a story: the first story in every language, the others in
 * German. A screen has only its first story, in German, since it consists of components. All stories in all languages
 * would take three times as long, for 25,000 lines. Whole screens and journeys are not read: they consist of components with
 * transcripts, and an editor's new sentence is no change of the design system.
 *
 * @param component with its folder: `primitives/Button`
 * @param index in alphabetical order
 */
export function languagesRead(component: string, index: number): readonly Language[] {
  if (/^(screens|journeys)\//.test(component)) return [];
  const isScreen = /Page$|Area$/.test(component);
  if (index === 0 && !isScreen) return languages;
  return index === 0 || !isScreen ? languages.slice(0, 1) : [];
}
