/** The listed consents are in the browser's storage. */
export const storedConsentsFixtures = { nothingStored: {} };
