/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { membersPath } from '../../../../data/routes/namedRoutes.ts';
import { buildRecordProps } from '../../../../pages/legal/buildRecordProps.ts';
import { pageInAll, smallest } from '../../data/smallContent.ts';
import { templateData } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

it('counts the pages of the site, and not what answers for addresses without one', () => {
  const slug = membersPath.slice(1);
  const content = siteContent({
    pages: [...smallest.pages, pageInAll('content', { de: slug, en: 'members', fr: 'membres' })],
  });
  expect(content.shells.members).toHaveLength(3);
  const { pages } = buildRecordProps(templateData('/', content), new Date('2026-11-21T12:00:00Z'));
  expect(pages).toBe(content.routes.all.length);
  expect(content.fileCount).toBe(pages + 3);
});
