import type { LanguageLabels } from 'collegium';
import type { Language } from './App.tsx';

const files: Record<Language, () => Promise<{ default: LanguageLabels }>> = {
  de: () => import('collegium/labels/de'),
  en: () => import('collegium/labels/en'),
  fr: () => import('collegium/labels/fr'),
};

/** The labels that the address asks for, such as `/?language=fr`. */
export async function labelsFor(query: string): Promise<LanguageLabels> {
  const language = new URLSearchParams(query).get('language') ?? 'de';
  return (await files[language as Language]()).default;
}
