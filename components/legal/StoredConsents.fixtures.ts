/** What it lists is in the browser's storage. */
export const storedConsentsFixtures = { nothingStored: {} };
