import styled from '@emotion/styled';
import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { Island } from '../../../../components/island/Island.tsx';
import { Once } from '../../../../eleventy/cache/Once.ts';
import { classCss, rulesOf } from '../../../../eleventy/rendering/classRules.ts';
import { region } from '../../../../eleventy/rendering/region.ts';
import { render } from '../../../../eleventy/rendering/render.tsx';
import { SiteTheme } from '../../../../eleventy/rendering/siteTheme.ts';
import { contentOf } from '../../data/smallContent.ts';

const theme = new SiteTheme(contentOf().site.theme);

const Card = styled.div`
  padding: 11px;
  &:hover {
    padding: 12px;
  }
  @media print {
    padding: 13px;
  }
`;
const Note = styled.p<{ wide?: boolean }>`
  margin: ${({ wide }) => (wide ? '22px' : '21px')};
`;
const Button = styled.button`
  border: 31px;
`;

function Toggle() {
  return <Button>Umschalten</Button>;
}

function regionOf(element: ReactElement, prefix = 'm') {
  const { html, names } = region(render(element, 'de'), prefix);
  const rules = [...rulesOf(names, new Once(), theme).values()];
  return { html, css: rules.map((one) => classCss(one, () => true)).join('') };
}

describe('region', () => {
  it('gives components short names, each one name', () => {
    const { html } = regionOf(
      <Card>
        <Note>a</Note>
        <Note wide>b</Note>
        <Note>c</Note>
      </Card>,
    );
    expect(html).toBe(
      '<div class="m0"><p class="m1">a</p><p class="m2">b</p><p class="m1">c</p></div>',
    );
  });

  it('has the rules for these names, each once', () => {
    const { css } = regionOf(
      <Card>
        <Note>a</Note>
        <Note>b</Note>
      </Card>,
    );
    expect(css).toBe(
      '.m0{padding:11px;&:hover{padding:12px}@media print{padding:13px}}.m1{margin:21px}',
    );
  });

  it('has no rules for components of other regions', () => {
    regionOf(<Card />);
    expect(regionOf(<Note>a</Note>).css).toBe('.m0{margin:21px}');
  });

  it('keeps the names of two regions on one page apart', () => {
    expect(regionOf(<Card />, 'h').html).toBe('<div class="h0"></div>');
    expect(regionOf(<Note>a</Note>, 'f').css).toBe('.f0{margin:21px}');
  });

  it('leaves an island the names that React will look for in the browser', () => {
    const { html, css } = regionOf(
      <Card>
        <Island on="load">
          <Toggle />
        </Island>
      </Card>,
    );
    expect(html).toMatch(/^<div class="m0"><collegium-island /);
    const [, name] = /<button class="(c-\w+)">/.exec(html)!;
    expect(css).toContain(`.${name!}{border:31px}`);
    expect(css).not.toMatch(/\.m1\b/);
  });

  it('uses the same name outside of the island that it has to keep inside', () => {
    const { html, css } = regionOf(
      <>
        <Button>davor</Button>
        <Island on="load">
          <Toggle />
        </Island>
      </>,
    );
    expect(new Set(html.match(/<button class="[^"]*"/g)).size).toBe(1);
    expect(css.match(/border:31px/g)).toHaveLength(1);
  });

  it('names no class that has no rule, and no rule that has no class', () => {
    const { html, css } = regionOf(
      <Card>
        <Note>a</Note>
        <Island on="load">
          <Toggle />
        </Island>
      </Card>,
    );
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name));
    const rules = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
    expect(rules).toEqual(classes);
  });

  it('leaves classes of other origin and plain text alone', () => {
    const html = '<p class="new-tab">class c-3po und c-1</p>';
    expect(region(html, 'm')).toEqual({ html, names: new Map() });
  });
});
