import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The result of the last automated check. The accessibility test of all pages writes it for the
 * next build.
 */
const accessibilityCheckSchema = z.object({
  version: z.string(),
  /** Hash of the compilation that was checked (`page-data/app-data.json`). */
  compilation: z.string(),
  date: z.iso.date(),
  pages: z.int().positive(),
  colorModes: z.array(z.enum(['light', 'dark'])),
  /** The widths of the window in px. */
  widths: z.array(z.int().positive()),
  engine: z.object({ name: z.string(), version: z.string() }),
  violations: z.int().nonnegative(),
});

export type AccessibilityCheck = z.infer<typeof accessibilityCheckSchema>;

/** Returns the check in a file, or nothing if the file does not exist or has other content. */
export function readAccessibilityCheck(file: string): AccessibilityCheck | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return accessibilityCheckSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    // A check that can't be read proves nothing.
    return undefined;
  }
}

/** True if a check was made of the version and the compilation that are being built. */
export function isAbout(
  check: AccessibilityCheck,
  build: Pick<AccessibilityCheck, 'version' | 'compilation'>,
): boolean {
  return check.version === build.version && check.compilation === build.compilation;
}
