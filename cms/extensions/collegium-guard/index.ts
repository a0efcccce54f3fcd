import { closeDoors } from './doors.ts';
import { keepFilesInPlace } from './files.ts';
import { limitLogins } from './logins.ts';
import { refuseForeignPages } from './foreignPages.ts';
import { keepMembersFilesInPlace } from './memberFiles.ts';
import type { Context, Register } from './register.ts';
import { limitResets } from './resets.ts';

/** What Directus' own settings can't say, for everybody who is no administrator. */
export default function guard(register: Register, context: Context): void {
  closeDoors(register);
  refuseForeignPages(register, context.env);
  keepFilesInPlace(register);
  keepMembersFilesInPlace(register);
  limitLogins(register, context);
  limitResets(register);
}
