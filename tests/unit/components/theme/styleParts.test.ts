import { describe, expect, it } from '@jest/globals';
import { partsIn, styleParts, type StylePart } from '../../../../components/theme/styleParts.ts';

describe('partsIn', () => {
  it.each<[string, StylePart[]]>([
    ['<p>Ein Satz über table und td</p>', []],
    ['<div class="table-scroll"><table><tr><td>1</td></tr></table></div>', ['tables']],
    ['<blockquote><p>a</p></blockquote>', ['asides']],
    ['<hr>', ['asides']],
    ['<dl><dt>a</dt><dd>b</dd></dl>', ['terms']],
    ['<h4 id="a">A</h4>', ['asides']],
    ['<a class="new-tab">a</a>', ['newTabs']],
    ['<span class="m1 visually-hidden">a</span>', ['newTabs']],
    ['<span class="m1 not-new-tab">a</span>', []],
    ['<a class="to-mail">a</a>', ['mailAndPhone']],
    ['<a class="to-phone">a</a>', ['mailAndPhone']],
    ['<input type="text">', ['forms']],
    ['<dialog open>a</dialog>', ['embeds']],
    ['<div aria-busy="true"></div>', [...styleParts]],
    ['<theme></theme><hrx></hrx><codes></codes>', []],
    ['<table></table><textarea></textarea>', ['tables', 'forms']],
  ])('%s', (html, expected) => {
    expect(partsIn(html)).toEqual(expected);
  });
});
