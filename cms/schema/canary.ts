/**
 * A collection that only administrators may read. If anybody else can read it, the access rights
 * are broken.
 */
export const canaryCollection = 'collegium_canary';

export const canaryRecord = { id: 'canary', word: 'Nobody-may-read-this' } as const;
