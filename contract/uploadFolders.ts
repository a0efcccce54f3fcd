/** The folder of files that the website shows, and everybody may read. */
export const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

/** The folder of the files that members read, each through its document (cms/access/rights.ts). */
export const membersFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';
