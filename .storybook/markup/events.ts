/** The preview shows another story, or the same one otherwise. */
export const markupChanged = 'collegium/markup/changed';
/** The panel asks the preview for the HTML and CSS of the story it shows. */
export const askForMarkup = 'collegium/markup/ask';
/** The preview's answer: `StoryMarkup`. */
export const markupAnswer = 'collegium/markup/answer';

/** A story as a page contains it, for people who work without React. */
export interface StoryMarkup {
  readonly html: string;
  /** The tokens, the global styles, and the styles of the classes in the HTML. */
  readonly css: string;
}
