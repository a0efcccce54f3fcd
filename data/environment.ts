import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const embeddedProjects = readdirSync(fileURLToPath(new URL('./embedded', import.meta.url)));
const portRange = 'a port number from 1 to 65535';

/**
 * Every environment variable that Collegium knows, in one place. A wrong value is one clear line
 * that names the variable and the mend.
 */
const environmentSchema = z.object({
  /** A folder of JSON files to build instead of the embedded association. */
  CONTENT_DIR: z.string().refine(isFolder, 'a folder that is there and readable').optional(),
  /** Which embedded project to build. */
  PROJECT: z
    .enum(embeddedProjects, `an embedded project: ${embeddedProjects.join(', ')}`)
    .default('association'),
  /** The address that the site will have; canonical links and social cards need it. */
  SITE_URL: origin().optional(),
  /** Where the build writes the site. */
  OUT_DIR: z
    .string()
    .refine(isReplaceable, 'a new folder or one with a built site, since each build replaces it')
    .default('dist'),
  /** The port of `npm start` and `npm run dev`. */
  PORT: z.coerce
    .number(portRange)
    .refine((port) => Number.isInteger(port) && port >= 1 && port <= 65535, portRange)
    .default(8080),
});

export interface Environment {
  readonly contentDir: string | undefined;
  readonly project: string;
  readonly siteUrl: string;
  readonly outDir: string;
  readonly port: number;
}

/** Thrown with one line for each variable that has a wrong value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads and checks the environment. Empty variables count as not set. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (!result.success) throw new EnvironmentError(result.error.issues.map(problemLine).join('\n'));
  const { CONTENT_DIR, PROJECT, SITE_URL, OUT_DIR, PORT } = result.data;
  return {
    contentDir: CONTENT_DIR,
    project: PROJECT,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    outDir: OUT_DIR,
    port: PORT,
  };
}

function origin() {
  const expected = 'an address such as https://www.example.org, without a path';
  return z
    .url({ protocol: /^https?$/, error: expected, abort: true })
    .refine((url) => new URL(url).pathname === '/', expected)
    .transform((url) => new URL(url).origin);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A new or empty folder, or one that holds a built site; never one that holds something else. */
function isReplaceable(path: string): boolean {
  const entries = isFolder(path) ? readdirSync(path) : [];
  return entries.length === 0 || entries.includes('_headers');
}

function problemLine(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: expected ${issue.message}.`;
}
