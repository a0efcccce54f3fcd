import type { Audience } from './pages.ts';

/*
 * The roles that the seed gives to Directus, by the ids that they keep when they are renamed. Who has
 * another role is nobody's member as far as the website knows.
 */

export const memberRoles = {
  vhm: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b01',
  adt: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b04',
  both: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b05',
} as const;

export const staffRoles = {
  editor: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02',
  /** Writes what only members read, and looks after their accounts. */
  membersEditor: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b06',
  /** Reads what visitors send: messages and newsletter subscribers. */
  inbox: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b07',
  build: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b03',
} as const;

/** For whom a record is: the members of one association, or of either. */
export type RecordAudience = Audience | 'both';

/** The audiences of a member's role, by its id. */
export const audiencesOf: Readonly<Record<string, readonly Audience[]>> = {
  [memberRoles.vhm]: ['vhm'],
  [memberRoles.adt]: ['adt'],
  [memberRoles.both]: ['vhm', 'adt'],
  [staffRoles.membersEditor]: ['vhm', 'adt'],
};
