import { iconPaths, type IconName } from '../../components/primitives/iconPaths.ts';

/** Returns an icon as the content of an SVG file, drawn as `Icon` draws it. */
export function iconFile(name: IconName): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" ' +
    'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${iconPaths[name]}"/></svg>\n`
  );
}
