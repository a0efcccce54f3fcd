import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  readAccessibilityCheck,
  type AccessibilityCheck,
} from '../../../../eleventy/checks/accessibilityCheck.ts';
import { version } from '../../../../data/settings/version.ts';
import { render as htmlOf } from '../../../../pages/accessibility.11ty.tsx';
import { buildRecordProps } from '../../../../pages/legal/buildRecordProps.ts';
import { compilationOf } from '../../../../pages/template/compilation.ts';
import { templateData } from '../../pages/pageAt.tsx';
import { siteContent } from '../../pages/site.ts';
import { inGerman, page, smallest } from '../../data/smallContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'collegium-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = siteContent({
  pages: [
    ...smallest.pages,
    page('accessibility', inGerman('Barrierefreiheit', { slug: 'barrierefreiheit' })),
  ],
});
const data = templateData('/barrierefreiheit', content);

const check: AccessibilityCheck = {
  version,
  compilation: compilationOf(data).hash,
  date: '2026-11-20',
  pages: 165,
  colorModes: ['light', 'dark'],
  widths: [360, 1280],
  engine: { name: 'axe-core', version: '4.14.0' },
  violations: 0,
};

describe('the file with the last check', () => {
  it('is read as the test of the site leaves it', () => {
    expect(readAccessibilityCheck(written(JSON.stringify(check)))).toEqual(check);
  });

  it('may be missing', () => {
    expect(readAccessibilityCheck(join(folder, 'none.json'))).toBeUndefined();
  });

  it.each(['', '{', '[]', JSON.stringify({ ...check, violations: undefined })])(
    'counts for nothing where it holds something else: %s',
    (text) => {
      expect(readAccessibilityCheck(written(text))).toBeUndefined();
    },
  );
});

describe('the record of a build', () => {
  it('tells its day, its version, and what the site consists of', () => {
    expect(buildRecordProps(data, new Date('2026-11-21T23:30:00Z'))).toEqual({
      date: '2026-11-21',
      version,
      pages: content.routes.all.length,
      languages: ['de', 'en', 'fr'],
      check: undefined,
    });
  });

  it('reports a check of the same build', () => {
    expect(buildRecordProps({ ...data, accessibilityCheck: check }).check).toEqual(check);
  });

  it.each([{ version: '0.0.0' }, { compilation: 'another' }])(
    'keeps quiet about a check of another build: %j',
    (other) => {
      const accessibilityCheck = { ...check, ...other };
      expect(buildRecordProps({ ...data, accessibilityCheck }).check).toBeUndefined();
    },
  );

  it('stands in the statement', () => {
    expect(htmlOf(data)).toContain('ist kein Ergebnis einer automatischen Prüfung vermerkt');
    const html = htmlOf({ ...data, accessibilityCheck: check });
    expect(html).toContain('Keine Verstöße gefunden');
    expect(html).not.toContain('kein Ergebnis');
  });
});

function written(text: string): string {
  const file = join(folder, 'check.json');
  writeFileSync(file, text);
  return file;
}
