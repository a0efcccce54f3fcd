/** The folder of the website's files, which everybody may read. */
export const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

/**
 * The folder of the members' files. Access to each depends on its document (cms/access/rights.ts).
 */
export const membersFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';
