import type { Language } from '../../locales/languages.ts';

/**
 * Stories of the ten components that most other components and pages use, and of a link that looks like a button, a
 * field and an expander. Each is named as in the transcripts beside the stories.
 */
export const stories: readonly (readonly [story: string, language: Language])[] = [
  ['primitives/Link: External', 'de'],
  ['primitives/Link: External', 'fr'],
  ['primitives/Link: HintInAnotherLanguage', 'de'],
  ['primitives/Button: Idle', 'de'],
  ['primitives/Button: Busy', 'de'],
  ['primitives/Button: BusyInAnotherLanguage', 'de'],
  ['primitives/Button: Disabled', 'de'],
  ['primitives/Icon: Labelled', 'de'],
  ['primitives/Icon: Labelled', 'en'],
  ['primitives/Heading: Levels', 'de'],
  ['primitives/Text: Running', 'de'],
  ['frame/Page: WithAside', 'de'],
  ['frame/Page: UntranslatedLead', 'en'],
  ['primitives/Stack: List', 'de'],
  ['primitives/VisuallyHidden: Hidden', 'de'],
  ['primitives/VisuallyHidden: HiddenHeading', 'de'],
  ['primitives/RichText: Article', 'de'],
  ['primitives/RichText: InAnotherLanguage', 'de'],
  ['primitives/Notice: Danger', 'de'],
  ['primitives/ButtonLink: ToAnotherWebsite', 'de'],
  ['primitives/ButtonLink: ToATelephone', 'de'],
  ['primitives/TextField: Required', 'de'],
  ['primitives/TextField: WithError', 'de'],
  ['primitives/TextField: InAnotherLanguage', 'de'],
  ['primitives/Expander: Closed', 'de'],
  ['primitives/Expander: Open', 'de'],
];
