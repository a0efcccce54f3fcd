export { CollegiumProvider, type CollegiumProviderProps } from './CollegiumProvider.tsx';
export type { LanguageLabels } from './languageLabels.ts';
export { showChosenColorMode } from './showChosenColorMode.ts';
export { FormattedDate } from '../components/i18n/FormattedDate.tsx';
export { Words } from '../components/i18n/Words.tsx';
