/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  groupsIn,
  withoutUnusedProperties,
  withoutUnusedRules,
  type OptionalGroup,
} from '../../../../eleventy/rendering/prune.ts';

describe('groupsIn', () => {
  it.each<[string, OptionalGroup[]]>([
    ['<p>Ein Satz über table und td</p>', []],
    ['<div class="table-scroll"><table><tr><td>1</td></tr></table></div>', ['tables']],
    ['<blockquote><p>a</p></blockquote>', ['asides']],
    ['<hr>', ['asides']],
    ['<h4 id="a">A</h4>', ['asides']],
    ['<a class="new-tab">a</a>', ['linksToElsewhere']],
    ['<span class="m1 visually-hidden">a</span>', ['linksToElsewhere']],
    ['<span class="m1 not-new-tab">a</span>', []],
    ['<input type="text">', ['forms']],
    ['<dialog open>a</dialog>', ['embeds']],
    ['<theme></theme><hrx></hrx><codes></codes>', []],
    ['<table></table><textarea></textarea>', ['tables', 'forms']],
  ])('%s', (html, expected) => {
    expect(groupsIn(html)).toEqual(expected);
  });
});

describe('withoutUnusedRules', () => {
  it('leaves out the rules for what a page has nothing of', () => {
    const css = 'p{margin:0}table{width:100%}.m1 td{padding:0}.m1 .new-tab::after{top:0}';
    expect(withoutUnusedRules(css, [])).toBe('p{margin:0;}');
  });

  it('keeps them where the page has some of it', () => {
    const css = 'p{margin:0;}table{width:100%;}.m1 td{padding:0;}hr{border:0;}';
    expect(withoutUnusedRules(css, ['tables'])).toBe(
      'p{margin:0;}table{width:100%;}.m1 td{padding:0;}',
    );
  });

  it('shortens a list of selectors to those that are used', () => {
    expect(withoutUnusedRules('p,td,li{margin:0;}', [])).toBe('p,li{margin:0;}');
  });

  it.each([
    ':is(p,td){margin:0;}',
    ':where(h2,h3,h4):not(main *){margin:0;}',
    '.m1:has(table){margin:0;}',
  ])('keeps what offers a choice in brackets: %s', (css) => {
    expect(withoutUnusedRules(css, [])).toBe(css);
  });

  it.each([
    '[data-kind=table] p{margin:0;}',
    '.tables{margin:0;}',
    '.table{margin:0;}',
    'p:hover{margin:0;}',
    'p::marker{margin:0;}',
    'h2+p{margin:0;}',
    '.new-tabs{margin:0;}',
  ])('keeps what only looks like it: %s', (css) => {
    expect(withoutUnusedRules(css, [])).toBe(css);
  });

  it('looks into media queries, and leaves out those that become empty', () => {
    const css = '@media print{table{margin:0;}}@media screen{p{margin:0;}td{margin:0;}}';
    expect(withoutUnusedRules(css, [])).toBe('@media screen{p{margin:0;}}');
    expect(withoutUnusedRules(css, ['tables'])).toBe(css);
  });

  it('leaves everything else alone', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2);}@keyframes appear{from{opacity:0;}}' +
      '@supports (display:grid){td{display:grid;}}';
    expect(withoutUnusedRules(css, [])).toBe(css);
  });
});

describe('withoutUnusedProperties', () => {
  it('leaves out what nothing refers to', () => {
    const css = ':root{--a:1px;--b:2px;--c:calc(1px + 2px)}p{margin:var(--a)}';
    expect(withoutUnusedProperties(css, '')).toBe(':root{--a:1px;}p{margin:var(--a)}');
  });

  it('keeps what the markup refers to', () => {
    expect(withoutUnusedProperties(':root{--a:red;}', '<circle fill="var(--a)">')).toBe(
      ':root{--a:red;}',
    );
  });

  it('keeps what other properties refer to', () => {
    const css = ':root{--a:red;--b:var(--a);}p{color:var(--b, blue);}';
    expect(withoutUnusedProperties(css, '')).toBe(css);
  });

  it('takes no name for the start of another', () => {
    expect(withoutUnusedProperties(':root{--ink:1;--ink-muted:2;}', 'var(--ink-muted)')).toBe(
      ':root{--ink-muted:2;}',
    );
  });

  it('takes no class with two hyphens for one', () => {
    const css = '.a--b:hover{color:red;}';
    expect(withoutUnusedProperties(css, '')).toBe(css);
  });
});
