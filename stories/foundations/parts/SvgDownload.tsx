interface SvgDownloadProps {
  /** The file's name without `.svg`. */
  name: string;
  /** The file's content. */
  svg: string;
}

/** A link that saves a drawing as an SVG file, for designers. It needs no server. */
export function SvgDownload({ name, svg }: SvgDownloadProps) {
  return (
    <a href={`data:image/svg+xml,${encodeURIComponent(svg)}`} download={`${name}.svg`}>
      {name}.svg
    </a>
  );
}
