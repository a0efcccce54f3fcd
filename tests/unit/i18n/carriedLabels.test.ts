/** @jest-environment node */
import { carriedLabels, carryLabels } from '../../../components/i18n/carriedLabels.ts';
import { labelsFor } from '../../../components/i18n/createLabels.ts';

describe('labels that travel with an island', () => {
  const carried = carryLabels(labelsFor('en'), { 'news.by': ['author'], 'news.all': [] });
  const labels = carriedLabels(JSON.parse(JSON.stringify(carried)) as typeof carried);

  it('say what they say at home', () => {
    const author = 'Ada $& {{title}}';
    expect(labels.text('news.by', { author })).toBe(labelsFor('en').text('news.by', { author }));
    expect(labels.label('news.all')).toBe('All articles');
    expect(labels.language).toBe('en');
  });

  it('are marked where they are not translated', () => {
    const german = carriedLabels({
      language: 'en',
      words: { 'news.by': { text: 'Von {{author}}', lang: 'de' } },
    });
    expect(german.label('news.by', { author: 'Ada' })).toEqual({ text: 'Von Ada', lang: 'de' });
  });

  it('are missed where they were left behind', () => {
    expect(() => labels.label('news.more')).toThrow(
      'The island did not take the label news.more along.',
    );
  });
});
