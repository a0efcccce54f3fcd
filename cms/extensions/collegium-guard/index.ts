import type { Context, Register } from './register.ts';
import { versionProblem } from './testedVersion.ts';

/**
 * Directus does not start without its guards: of an extension that fails it would only write a warning, and leave
 * everything open.
 */
async function loadGuards() {
  const problem = versionProblem();
  if (problem !== undefined) throw new Error(problem);
  // Another version of Directus may lack what they import.
  return import('./guards.ts');
}

function end(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const { registerGuards } = await loadGuards().catch(end);

export default function guard(register: Register, context: Context): void {
  try {
    registerGuards(register, context);
  } catch (error) {
    end(error);
  }
}
