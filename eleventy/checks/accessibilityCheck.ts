import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The result of the last automated check, which the test of every page's accessibility leaves for
 * the next build.
 */
const accessibilityCheckSchema = z.object({
  version: z.string(),
  /** The compilation that was checked (`page-data/app-data.json`). */
  compilation: z.string(),
  date: z.iso.date(),
  pages: z.int().positive(),
  colorModes: z.array(z.enum(['light', 'dark'])),
  /** Of the window, in px. */
  widths: z.array(z.int().positive()),
  engine: z.object({ name: z.string(), version: z.string() }),
  violations: z.int().nonnegative(),
});

export type AccessibilityCheck = z.infer<typeof accessibilityCheckSchema>;

/** The check in a file; none where there is no such file, or something else is in it. */
export function readAccessibilityCheck(file: string): AccessibilityCheck | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return accessibilityCheckSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    // A check that can't be read is one that nobody may rely on.
    return undefined;
  }
}

/** Whether what was checked is what is being built. */
export function isAbout(
  check: AccessibilityCheck,
  build: Pick<AccessibilityCheck, 'version' | 'compilation'>,
): boolean {
  return check.version === build.version && check.compilation === build.compilation;
}
