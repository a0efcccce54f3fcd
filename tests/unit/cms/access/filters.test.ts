import type { Holder } from '../../../../cms/access/rights/Right.ts';
import { withDrafts } from '../../../cms/rights.ts';
import { made, onContent, policyIds } from './madePolicies.ts';

/*
 * A policy reads only some records of the website: published ones, and those of the member’s
 * association.
 */

describe('filters on the website’s collections', () => {
  const published = {
    _and: [
      {
        _or: [
          { status: { _eq: 'published' } },
          { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: '$NOW' } }] },
        ],
      },
      { _or: [{ withdraw_on: { _null: true } }, { withdraw_on: { _gt: '$NOW' } }] },
    ],
  };
  const website = {
    ...Object.fromEntries(
      withDrafts.flatMap((name): [string, object][] => [
        [`${name} read`, published],
        [`${name}_translations read`, { [`${name}_id`]: published }],
      ]),
    ),
    'products_images read': { products_id: published },
    'products_images_translations read': { products_images_id: { products_id: published } },
  };
  const area = (audience: 'vhm' | 'adt') => {
    const theirs = { _and: [published, { audience: { _in: [audience, 'both'] } }] };
    return {
      'member_pages read': theirs,
      'member_pages_translations read': { member_pages_id: theirs },
      'member_news read': theirs,
      'member_news_translations read': { member_news_id: theirs },
      'member_documents read': theirs,
      'member_documents_translations read': { member_documents_id: theirs },
    };
  };

  it.each<[Holder, object]>([
    ['everybody', website],
    ['vhm', { ...website, ...area('vhm') }],
    ['adt', { ...website, ...area('adt') }],
    // Editors and the preview see drafts.
    ['editors', {}],
    ['inbox', {}],
    ['membersEditors', {}],
    ['build', {}],
  ])('of %s', (holder, filters) => {
    const found = onContent(holder)
      .filter(({ permissions }) => permissions !== null)
      .map(({ collection, action, permissions }) => [`${collection} ${action}`, permissions]);
    expect(Object.fromEntries(found)).toEqual(filters);
  });

  it('members send a request of 2,000 characters at most, with words and a language', () => {
    const checked = made.flatMap(({ id, permissions }) =>
      permissions
        .filter(({ collection, validation, presets }) => {
          return !collection.startsWith('directus_') && (validation ?? presets);
        })
        .map((permission) => ({ policy: id, ...permission })),
    );
    const request = {
      collection: 'change_requests',
      action: 'create',
      permissions: null,
      validation: {
        _and: [
          { text: { _submitted: true } },
          { text: { _regex: '\\S' } },
          { text: { _regex: '^[\\s\\S]{0,2000}$' } },
          { language: { _regex: '^[a-z]{2}(-[A-Z]{2})?$' } },
        ],
      },
      presets: null,
      fields: ['text', 'language'],
    };
    expect(checked).toEqual([
      { policy: policyIds.vhm, ...request },
      { policy: policyIds.adt, ...request },
    ]);
  });
});
