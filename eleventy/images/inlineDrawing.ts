import sanitize from 'sanitize-html';

/**
 * The markup of a drawing in the colour of the text (`currentColor`), to be put into a page: as an image
 * it would be black, in dark mode, too. Nothing for any other drawing, which stays an image, and for one
 * that is more than plain shapes: a style sheet would not be allowed by the page's security policy, and
 * the names in one drawing could be those in another.
 *
 * @param svg the file, which `checkDrawings` has let through
 */
export function inlineDrawing(svg: string): string | undefined {
  const tags = [...svg.matchAll(/<([a-z][\w:-]*)/gi)].map(([, tag = '']) => tag);
  const isPlain = tags.every((tag) => shapes.includes(tag));
  const isInTextColor = /\bcurrentColor\b/i.test(svg) && /<svg\b[^>]*\sviewBox=/.test(svg);
  if (!isPlain || !isInTextColor || svg.length > mostCharacters) return undefined;
  return sanitize(svg, options).replaceAll(/\s*\n\s*/g, '');
}

/** Each page would bring a longer one anew. */
const mostCharacters = 2000;

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
