import type { Context, Register } from './register.ts';
import { versionProblem } from './testedVersion.ts';

/**
 * Ends Directus if a guard can't be loaded. Directus itself would only log a warning about the failed
 * extension and run without its guards.
 */
async function loadGuards() {
  const problem = versionProblem();
  if (problem !== undefined) throw new Error(problem);
  // Imported after the version check: another version of Directus may lack the modules that the guards
  // import.
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
