import { expect, it } from '@jest/globals';
import { forms } from '../../../../contract/forms/forms.ts';
import { Content } from '../../../../data/Content.ts';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { contentBlockProps } from '../../../../pages/content/contentBlockProps.ts';
import { contextAt } from '../pageAt.tsx';
import { siteContent } from '../site.ts';
import { inGerman, page, smallest } from '../../data/smallContent.ts';

const blockOf = (group: string) => ({
  ...{ type: 'form', group, before_text: false },
  translations: [{ language: 'de', heading: 'Schreiben Sie uns' }],
});

function blocksOf(group: string, liveDirectus?: string) {
  const company = [{ ...smallest.company[0]!, emails: [{ email: 'info@vhm.example' }] }];
  const withForm = {
    ...page('content', inGerman('Fest', { slug: 'fest' })),
    blocks: [blockOf(group)],
  };
  const { site, routes, ...content } = siteContent({
    company,
    pages: [...smallest.pages, page('thanks', inGerman('Danke')), withForm],
  });
  const context = contextAt('/fest', new Content({ ...content, site, routes, liveDirectus }));
  return contentBlockProps('blocks' in context.page ? context.page.blocks : [], 'after', context);
}

it('shows a form of contract/forms/forms.ts on a page', () => {
  expect(blocksOf('contact', 'https://cms.vhm.example')).toMatchObject([
    {
      heading: 'Schreiben Sie uns',
      shows: {
        type: 'form',
        form: {
          ...{ name: 'contact', path: '/collegium/messages', url: 'https://cms.vhm.example' },
          ...{ recipient: 'info@vhm.example', wording: 'contact-consent-1', thanksHref: '/danke' },
          submit: 'Nachricht senden',
        },
      },
    },
  ]);
});

it('leaves out a form that cannot be sent, and warns editors', () => {
  const warnings = gatherWarnings();
  expect(blocksOf('contact')).toEqual([]);
  expect([...warnings].join('\n')).toMatch(/the form contact is left out: it needs .* a backend/);
});

it('refuses the name of a form that does not exist', () => {
  expect(() => blocksOf('raffle', 'https://cms.vhm.example')).toThrow(
    `a group of form (${Object.keys(forms).join(', ')}), found raffle`,
  );
});
