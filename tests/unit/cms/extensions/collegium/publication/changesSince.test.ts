import {
  builtCollections,
  changesSince,
} from '../../../../../../cms/extensions/collegium/publication/changesSince.ts';

const time = '2026-11-28T18:00:00.000Z';
const content = {
  ...{ name: '', icon: null, texts: [] },
  meta: { hidden: false, singleton: false, display_template: null },
  fields: ['status', 'changed_at', 'publish_on', 'withdraw_on'],
  choices: { status: ['draft', 'published'] },
};

describe('changes that are not public yet', () => {
  it('are those of collections whose items a build makes public', () => {
    const collections = [
      { ...content, collection: 'pages' },
      { ...content, collection: 'member_news' },
      { ...content, collection: 'messages', choices: { state: ['new'] } },
      { ...content, collection: 'products', meta: { ...content.meta, hidden: true } },
    ];
    expect(builtCollections(collections).map(({ collection }) => collection)).toEqual(['pages']);
  });

  it('are saved changes, and items that appeared or were withdrawn', () => {
    const filter = JSON.stringify(changesSince(content, time));
    for (const field of ['changed_at', 'publish_on', 'withdraw_on']) {
      expect(filter).toContain(`{"${field}":{"_gt":"${time}"}}`);
    }
    const { _or: ways } = changesSince({ fields: ['changed_at'] }, time) as { _or: unknown[] };
    expect(ways).toHaveLength(1);
  });
});
