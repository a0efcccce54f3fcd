import { expect, it } from '@jest/globals';
import { filledIn } from '../../../../data/privacyNotice/braces.ts';

const fillings = {
  conditions: { members: true, newsletter: false },
  values: { 'retention.messages': 'sechs Monaten', 'privacy.log_days': undefined },
  blocks: { 'privacy.storage': '<table></table>' },
};

function filled(text: string) {
  const lines: string[] = [];
  return { text: filledIn(text, fillings, (line) => lines.push(line)), lines };
}

it.each([
  ['a value', '<p>Nach {{ retention.messages }}.</p>', '<p>Nach sechs Monaten.</p>'],
  ['a value alone', '<p>{{retention.messages}}</p>', '<p>sechs Monaten</p>'],
  ['a block and its paragraph', '<p>{{&nbsp;privacy.storage }}</p>', '<table></table>'],
  ['a section', 'a{{#if members}}b{{/if}}c', 'abc'],
  ['no section', 'a{{#if newsletter}}b{{/if}}c', 'ac'],
  ['the other part', '{{#if newsletter}}a{{else}}b{{/if}}', 'b'],
  ['the first part', '{{#if members}}a{{else}}b{{/if}}', 'a'],
  ['paragraphs', '<p>{{#if members}}</p><p>a</p><p>{{/if}}</p><p>b</p>', '<p>a</p><p>b</p>'],
  ['a part of one', '<p>{{#if newsletter}}a{{/if}}b</p>', '<p>b</p>'],
  ['a part in one', '<p>{{#if members}}a{{/if}}</p>', '<p>a</p>'],
  ['sections in one that is left out', '{{#if newsletter}}{{#if members}}a{{/if}}{{/if}}b', 'b'],
  ['sections in one that is shown', '{{#if members}}{{#if newsletter}}a{{/if}}b{{/if}}', 'b'],
])('fills in %s', (_what, written, expected) => {
  expect(filled(written)).toEqual({ text: expected, lines: [] });
});

it('leaves what stands for nothing, and says so in one line', () => {
  expect(filled('<p>{{ retention.mails }}</p>')).toEqual({
    text: '<p>{{ retention.mails }}</p>',
    lines: [
      '{{ retention.mails }} stands for nothing, and visitors see it as it is; expected {{ retention.messages }}, {{ privacy.log_days }}, or {{ privacy.storage }}.',
    ],
  });
  expect(filled('{{ constructor }}').text).toBe('{{ constructor }}');
});

it('says which field is empty', () => {
  expect(filled('{{ privacy.log_days }}').lines).toEqual([
    '{{ privacy.log_days }} needs a field of the project that is still empty.',
  ]);
  const leftOut = '{{#if newsletter}}{{ privacy.log_days }}{{/if}}';
  expect(filled(leftOut)).toEqual({ text: '', lines: [] });
});

// Too much text is noticed. A missing section is not, so an unknown condition shows the section.
it('shows a section whose condition nobody knows, and says so in one line', () => {
  expect(filled('{{#if membres}}a{{else}}b{{/if}}')).toEqual({
    text: 'ab',
    lines: [
      '{{#if membres}} names nothing that the build knows, and its section is shown; expected members or newsletter.',
    ],
  });
});

it.each([
  ['{{#if members}}a', 'a', '{{#if …}} has no {{/if}}.'],
  ['a{{/if}}b', 'ab', '{{/if}} has no {{#if …}} before it.'],
  ['a{{else}}b', 'ab', '{{else}} has no {{#if …}} before it.'],
])('says what is missing in %s', (written, text, line) => {
  expect(filled(written)).toEqual({ text, lines: [line] });
});
