/** The class of texts in rich text that are for screen readers only. */
export const visuallyHiddenClass = 'visually-hidden';
