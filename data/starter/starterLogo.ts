/**
 * Returns a simple mark as SVG, until the association's own logo replaces it.
 *
 * @param color the project's brand colour
 */
export function starterLogo(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
  <circle cx="26" cy="32" r="18" fill="none" stroke="${color}" stroke-width="6"/>
  <circle cx="38" cy="32" r="18" fill="none" stroke="${color}" stroke-width="6"/>
</svg>
`;
}
