import type { Context, Register } from './directus.ts';
import { versionProblem } from './guard/testedVersion.ts';

/**
 * The entry of the bundle that Directus' server loads. It ends Directus if a part of the extension can't be
 * loaded or registered: Directus itself would only log a warning, and run without its guards.
 */
const { hooks: parts, endpoints, operations } = await loadParts().catch(end);

export const hooks = parts.map(({ name, config }) => ({
  name,
  config: (register: Register, context: Context) => {
    try {
      config(isUpgrading(context) && name !== 'guard' ? withoutClock(register) : register, context);
    } catch (error) {
      end(error);
    }
  },
}));

export { endpoints, operations };

/**
 * While `npm run cms:migrate` runs, no mail leaves, and nothing is deleted or published by the clock: a return to
 * the backup would do it again.
 */
function isUpgrading({ env }: Context): boolean {
  return env['CMS_UPGRADING'] === 'true' || env['CMS_UPGRADING'] === true;
}

function withoutClock(register: Register): Register {
  return {
    ...register,
    schedule: () => undefined,
    // Parts do then at once what they do by the clock.
    init: (event, handler) => {
      if (event !== 'app.after') register.init(event, handler);
    },
  };
}

async function loadParts() {
  const problem = versionProblem();
  if (problem !== undefined) throw new Error(problem);
  // Imported after the version check: another version of Directus may lack the modules that the guards
  // import. The build makes a file of its own from `parts.ts`.
  return import('./parts.js');
}

function end(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
