import { customProperty } from '../../components/theme/customPropertyNames.ts';
import type { ColorRole } from '../../components/theme/tokens.ts';

/**
 * Returns what a browser does to our colours in a high-contrast mode: system colours everywhere, no shadows. The browser's own
 * mode also reaches colours that no token holds, so check the result there before a release: "Emulate CSS media feature
 * forced-colors" in Chromium's developer tools.
 */
export function forcedPalette(): string {
  const colors = Object.entries(systemColors)
    .map(([role, color]) => `${customProperty('color', role)}: ${color};`)
    .join('\n');
  // Three times the pseudo-class: stronger than the rules that set the palette of a colour mode.
  return `
    :root:root:root { ${colors} }
    *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; }
  `;
}

/** https://drafts.csswg.org/css-color-adjust/#forced-colors-properties */
const systemColors: Readonly<Record<ColorRole, string>> = {
  canvas: 'Canvas',
  surface: 'Canvas',
  surfaceStrong: 'Canvas',
  accentSoft: 'Canvas',
  dangerSoft: 'Canvas',
  successSoft: 'Canvas',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  hairline: 'CanvasText',
  controlBorder: 'ButtonBorder',
  accent: 'ButtonFace',
  accentHover: 'ButtonFace',
  accentPressed: 'ButtonFace',
  onAccent: 'ButtonText',
  accentText: 'LinkText',
  accentTextHover: 'LinkText',
  onAccentSoft: 'CanvasText',
  band: 'Canvas',
  onBand: 'CanvasText',
  onBandMuted: 'CanvasText',
  bandHairline: 'CanvasText',
  danger: 'CanvasText',
  success: 'CanvasText',
  focusInner: 'Canvas',
  focusOuter: 'Highlight',
};
