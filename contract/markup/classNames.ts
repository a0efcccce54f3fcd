/** Begins the class names that Emotion makes, alike in build and browser: `c-1a2b3c`. */
export const classNameKey = 'c';
