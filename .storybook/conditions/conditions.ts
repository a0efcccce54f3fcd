/** Conditions of use that the toolbar tries on every story. */
export interface Conditions {
  /** Text at 200 % (WCAG 1.4.4): the browser's font size is 32 px instead of 16. */
  readonly largeText: boolean;
  /** The colours of a high-contrast mode, such as Windows' contrast themes. */
  readonly forcedColors: boolean;
  readonly reducedMotion: boolean;
  /** Shows what depends on left and right, although no language of the product is written from the right. */
  readonly rightToLeft: boolean;
  /** The HTML as the server sends it, in a frame that runs no scripts. */
  readonly withoutScripts: boolean;
}

export type Condition = keyof Conditions;

/** The names of the conditions in the toolbar, in its order. */
export const conditionNames: Readonly<Record<Condition, string>> = {
  largeText: 'Text at 200 %',
  forcedColors: 'Forced colours',
  reducedMotion: 'Reduced motion',
  rightToLeft: 'Right to left',
  withoutScripts: 'Without JavaScript',
};

export const usualConditions: Conditions = {
  largeText: false,
  forcedColors: false,
  reducedMotion: false,
  rightToLeft: false,
  withoutScripts: false,
};
