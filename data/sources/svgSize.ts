/** The size that an SVG says of itself, since a backend does not measure drawings. */
export function svgSize(svg: string): { width: number; height: number } | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
  const size = (name: string) => {
    const [, number] = /^([\d.]+)(?:px)?$/.exec(attribute(name) ?? '') ?? [];
    return number === undefined ? undefined : Math.round(Number(number));
  };
  const box = (attribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  // Where it says one of them, the other is as the box has it in proportion.
  const width = size('width') ?? Math.round(((size('height') ?? boxHeight) * boxWidth) / boxHeight);
  const height = size('height') ?? Math.round((width * boxHeight) / boxWidth);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
