import { expect, it } from '@jest/globals';
import { buildRecordProps } from '../../../../pages/legal/buildRecordProps.ts';
import { membersHomePage, smallest } from '../../data/smallContent.ts';
import { templateData } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

it('counts the pages of the site, and not what answers for addresses without one', () => {
  const content = siteContent({
    pages: [...smallest.pages, membersHomePage],
  });
  expect(content.shells.members).toHaveLength(3);
  const { pages } = buildRecordProps(templateData('/', content), new Date('2026-11-21T12:00:00Z'));
  expect(pages).toBe(content.routes.all.length);
  expect(content.fileCount).toBe(pages + 3);
});
