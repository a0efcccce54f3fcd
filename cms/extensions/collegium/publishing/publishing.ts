import type { Context, Register } from '../directus.ts';
import { checkPeriod } from './checkPeriod.ts';
import { checkSaved } from './checkSaved.ts';
import { publishDue } from './publishDue.ts';

/** Editors' content can be published whenever it was saved, and is published at its time. */
export default function publishing(register: Register, context: Context): void {
  checkSaved(register, context);
  checkPeriod(register);
  publishDue(register, context);
}
