import type { BuildRecordProps } from '../../components/legal/BuildRecord.tsx';
import { isAbout } from '../../eleventy/checks/accessibilityCheck.ts';
import { version } from '../../data/settings/version.ts';
import { compilationOf } from '../template/compilation.ts';
import type { TemplateData } from '../template/templateData.ts';

/**
 * Returns the build's data for the accessibility statement. A check is shown only if it was made of
 * this version. The date is in UTC, so that every machine writes the same.
 */
export function buildRecordProps(data: TemplateData, now = new Date()): BuildRecordProps {
  const { siteContent: content, accessibilityCheck: check } = data;
  const compilation = compilationOf(data).hash;
  return {
    date: now.toISOString().slice(0, 10),
    version,
    pages: content.pageCount,
    languages: content.site.languages,
    check: check && isAbout(check, { version, compilation }) ? check : undefined,
  };
}
