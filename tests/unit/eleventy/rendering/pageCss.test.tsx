import styled from '@emotion/styled';
import { describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { RichText } from '../../../../components/primitives/RichText.tsx';
import { trustSanitised } from '../../../../components/primitives/safeHtml.ts';
import { Surface } from '../../../../components/primitives/Surface.tsx';
import { needsOf } from '../../../../eleventy/rendering/needs.ts';
import { mainCss, pageCss } from '../../../../eleventy/rendering/pageCss.ts';
import type { Styled } from '../../../../eleventy/rendering/renderedParts.ts';
import { region } from '../../../../eleventy/rendering/region.ts';
import { render } from '../../../../eleventy/rendering/render.tsx';
import { SiteRendering } from '../../../../eleventy/rendering/SiteRendering.ts';
import { contentOf } from '../../data/smallContent.ts';

const rendering = new SiteRendering(contentOf(), {
  mainScript: '',
  islandScript: '',
  headScript: '',
  newsletterScript: '',
  memberLinkScript: '',
  markMemberScript: '',
  offlineScript: '',
  notFoundScript: '',
  fontFaces: [],
  preloadFonts: [],
});

const Card = styled.div`
  padding: 11px;
  &:hover {
    padding: 12px;
  }
  @media print {
    padding: 13px;
  }
`;
const Danger = styled.p`
  color: var(--color-danger);
`;

function styledBy(element: ReactElement, prefix: string): Styled {
  const { html, names } = region(render(element, 'de'), prefix);
  return { names, needs: needsOf(html, []) };
}

const frameOf = (element: ReactElement) => pageCss(styledBy(element, 's'), rendering);
const mainOf = (element: ReactElement, frame = frameOf(<header />)) =>
  mainCss(styledBy(element, 'm'), frame, rendering);
const text = (html: string) => <RichText html={trustSanitised(html)} />;

describe('the CSS of a frame', () => {
  it('has the rules of its components behind the theme’s, each in one rule for its class', () => {
    const { css } = frameOf(<Card />);
    expect(css).toMatch(/^@font-face.*:root\{color-scheme:light;/);
    expect(css).toMatch(
      /\.s0\{padding:11px;&:hover\{padding:12px\}@media print\{padding:13px\}\}$/,
    );
  });

  it('has the parts and the colours that it needs', () => {
    const danger = `${rendering.theme.shortName('--color-danger')!}:`;
    expect(frameOf(<Card />).css).not.toContain(danger);
    expect(frameOf(<Danger />).css.split(danger)).toHaveLength(5);
    expect(frameOf(<Card />).css).not.toContain('textarea');
    expect(frameOf(<input />).css).toContain('button,input,select,textarea{');
  });
});

describe('the CSS of a main region', () => {
  it('has nothing of what the frame brings', () => {
    expect(mainOf(<main />)).toBe('');
    expect(mainOf(<input />, frameOf(<input />))).toBe('');
    expect(mainOf(<Card />)).toBe(
      '.m0{padding:11px;&:hover{padding:12px}@media print{padding:13px}}',
    );
  });

  it('brings the parts and the colours that the frame has not', () => {
    const danger = rendering.theme.shortName('--color-danger')!;
    const css = mainOf(
      <Danger>
        <input />
      </Danger>,
    );
    expect(css).toContain('input,select,textarea{');
    expect(css).not.toContain('button');
    expect(css).toContain(`:root{${danger}:`);
    expect(css).not.toMatch(/(?<!prefers-)color-scheme/);
  });

  it('lets what stands on another ground in the frame have a colour that it did not need', () => {
    const danger = rendering.theme.shortName('--color-danger')!;
    const onBand = rendering.theme.shortName('--color-on-band')!;
    const frame = frameOf(<Surface tone="band" />);
    expect(frame.css).not.toContain(`${danger}:`);
    expect(mainOf(<Danger />, frame)).toContain(`.s0{${danger}:var(${onBand})`);
  });
});

describe('the CSS of a text', () => {
  it('is as much as the text needs', () => {
    const plain = mainOf(text('<p>a</p>'));
    expect(plain).toContain('& a:hover{');
    expect(plain).not.toMatch(/blockquote|table|new-tab|h4/);
    expect(mainOf(text('<table><tr><td>a</td></tr></table>'))).toMatch(/& table\{.*& th,& td\{/);
    expect(mainOf(text('<h4>a</h4>'))).toContain('&>*+h3,&>*+h4{');
    expect(mainOf(text('<a class="new-tab">a</a>'))).toContain('& .new-tab::after{');
  });
});
