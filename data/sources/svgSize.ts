/** The size in an SVG's attributes, since backends do not measure drawings. */
export function svgSize(svg: string): { width: number; height: number } | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
  const size = (name: string) => {
    const [, number] = /^([\d.]+)(?:px)?$/.exec(attribute(name) ?? '') ?? [];
    return number === undefined ? undefined : Math.round(Number(number));
  };
  const box = (attribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  // If only one is given, the other follows from the viewBox's proportions.
  const width = size('width') ?? Math.round(((size('height') ?? boxHeight) * boxWidth) / boxHeight);
  const height = size('height') ?? Math.round((width * boxHeight) / boxWidth);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
