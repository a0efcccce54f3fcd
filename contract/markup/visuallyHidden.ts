/** The class of words in rich text that only screen readers say. */
export const visuallyHiddenClass = 'visually-hidden';
