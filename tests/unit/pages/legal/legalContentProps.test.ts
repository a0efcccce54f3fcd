import { expect, it } from '@jest/globals';
import {
  imprintContentProps,
  privacyContentProps,
} from '../../../../pages/legal/legalContentProps.ts';
import { legalPageProps } from '../../../../pages/legal/legalPageProps.ts';
import { inGerman, page } from '../../data/smallContent.ts';
import { contextAt } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

const blocksWith = (body: string) => {
  const pages = [
    ...['home', 'notFound', 'contact', 'imprint'].map((key) => page(key, inGerman(key))),
    page('privacy', inGerman('Datenschutz', { body })),
  ];
  const context = contextAt('/datenschutz', siteContent({ pages }));
  legalPageProps(context);
  return privacyContentProps(context).map(({ identifier }) => identifier);
};

// Specification, section 2: the data protection page has the anchor #cookies and an analytics section anchor.
it.each([
  ['<h2>Cookies</h2><p>…</p><h2 id="analytics">Statistik</h2>', []],
  ['<h2 id="cookies">Was wir speichern</h2>', ['analytics']],
  ['<p>Nichts davon.</p>', ['cookies', 'analytics']],
])('adds to the text %s the sections %j, which links lead to', (body, expected) => {
  expect(blocksWith(body).slice(0, expected.length)).toEqual(expected);
  expect(blocksWith(body)).toHaveLength(expected.length + 2);
});

it('names the authors of pictures in the imprint, without an editor’s text as well', () => {
  const legal = [
    {
      pictures: [
        { title: 'Tagung', credit: 'Maria Muster', licence: 'CC BY 4.0' },
        { title: 'Haus', credit: '', licence: 'nur hier' },
      ],
      translations: [{ language: 'de' }],
    },
  ];
  const { contents } = imprintContentProps(contextAt('/impressum', siteContent({ legal })));
  expect(contents).toEqual([
    {
      identifier: 'image_sources',
      text: undefined,
      credits: [
        {
          title: 'Tagung',
          credit: 'Maria Muster',
          licence: 'CC BY 4.0',
          licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
        },
        { title: 'Haus', credit: undefined, licence: 'nur hier', licenceHref: undefined },
      ],
    },
  ]);
  const without = imprintContentProps(contextAt('/impressum', siteContent()));
  expect(without.contents).toEqual([]);
});
