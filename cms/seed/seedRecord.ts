/** The collection in which the seed records what it has filled, and which versions have written the data. */
export const seedRecord = 'collegium_seeds';
