import { describe, expect, it } from '@jest/globals';
import { inlineDrawing } from '../../../../eleventy/images/inlineDrawing.ts';

const drawing = (content: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('a drawing in the colour of the text', () => {
  it('is put into the page with its shapes', () => {
    const svg = drawing(
      '\n  <g transform="scale(2)"><path fill="currentColor" fill-rule="evenodd" d="M0 0h8"/></g>\n',
      'width="8" height="8" viewBox="0 0 8 8"',
    );
    expect(inlineDrawing(svg)).toBe(
      '<svg width="8" height="8" viewBox="0 0 8 8"><g transform="scale(2)">' +
        '<path fill="currentColor" fill-rule="evenodd" d="M0 0h8"></path></g></svg>',
    );
  });

  it('brings nothing that acts or has a name', () => {
    const path =
      '<path fill="currentColor" d="M0 0h8" id="menu" class="big" onclick="alert(1)" style="fill:red"/>';
    expect(inlineDrawing(drawing(path))).toBe(
      '<svg viewBox="0 0 8 8"><path fill="currentColor" d="M0 0h8"></path></svg>',
    );
  });
});

describe('stays an image', () => {
  const inTextColor = '<path fill="currentColor" d="M0 0h8"/>';
  it.each([
    ['with colours of its own', drawing('<path fill="#17665a" d="M0 0h8"/>')],
    ['that can have one size only', drawing(inTextColor, 'width="8" height="8"')],
    ['with a style sheet', drawing(`<style>path { fill: red }</style>${inTextColor}`)],
    ['with a script', drawing(`<script>alert(1)</script>${inTextColor}`)],
    ['with a link', drawing(`<a href="javascript:alert(1)">${inTextColor}</a>`)],
    ['with a gradient', drawing(`<defs><linearGradient id="a"/></defs>${inTextColor}`)],
    ['with HTML', drawing(`<foreignObject><p/></foreignObject>${inTextColor}`)],
    ['that is long', drawing(inTextColor.repeat(100))],
  ])('a drawing %s', (_, svg) => {
    expect(inlineDrawing(svg)).toBeUndefined();
  });
});
