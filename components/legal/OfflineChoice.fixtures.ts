/** What was chosen is in the browser's Cache Storage. */
export const offlineChoiceFixtures = { notChosen: {} };
