/** The prefix of Emotion's class names, in the build and the browser: `c-1a2b3c`. */
export const classNameKey = 'c';
