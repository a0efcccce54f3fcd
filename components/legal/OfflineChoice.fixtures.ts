/** The choice is in the browser's Cache Storage. */
export const offlineChoiceFixtures = { notChosen: {} };
