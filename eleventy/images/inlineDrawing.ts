import sanitize from 'sanitize-html';

/**
 * Returns the markup of a drawing in the colour of the text (`currentColor`), to be inlined. As an
 * image the drawing would be black, even in dark mode. Returns nothing for other drawings, which
 * stay images, and for drawings with more than plain shapes: the page's security policy forbids
 * style sheets, and ids of two drawings could collide.
 * @param svg the file, which `checkDrawings` has accepted
 */
export function inlineDrawing(svg: string): string | undefined {
  const tags = [...svg.matchAll(/<([a-z][\w:-]*)/gi)].map(([, tag = '']) => tag);
  const isPlain = tags.every((tag) => shapes.includes(tag));
  const isInTextColor = /\bcurrentColor\b/i.test(svg) && /<svg\b[^>]*\sviewBox=/.test(svg);
  if (!isPlain || !isInTextColor || svg.length > maxCharacters) return undefined;
  return sanitize(svg, options).replaceAll(/\s*\n\s*/g, '');
}

/** The markup is repeated in every page, so longer drawings stay images. */
const maxCharacters = 2000;

const shapes = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];

const options: sanitize.IOptions = {
  allowedTags: shapes,
  allowedAttributes: {
    '*': [
      ...['viewBox', 'width', 'height', 'transform', 'opacity', 'd', 'points'],
      ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
      ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'stroke', 'stroke-width'],
      ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
      ...['stroke-dashoffset', 'stroke-opacity'],
    ],
  },
  parser: { xmlMode: true },
};
