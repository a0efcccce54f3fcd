/** A collection that nobody but administrators may read: whoever else can tells of a leak. */
export const canaryCollection = 'collegium_canary';

export const canaryRecord = { id: 'canary', word: 'Nobody-may-read-this' } as const;
