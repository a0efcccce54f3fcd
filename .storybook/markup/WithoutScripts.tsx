import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { ProjectTheme } from '../../components/theme/stylesheet.ts';
import type { ColorMode } from '../../contract/themeSettings.ts';
import type { Language } from '../../locales/languages.ts';
import { serverMarkup } from './serverMarkup.tsx';

interface WithoutScriptsProps {
  language: Language;
  colorMode: ColorMode;
  projectTheme: ProjectTheme;
  /** Whether the frame covers the story. On a documentation page it takes the story's place. */
  covers: boolean;
  children: ReactNode;
}

/**
 * A story in a frame that runs no scripts: `<noscript>` and `@media (scripting: none)` apply as for visitors who have turned
 * JavaScript off. The frame covers the story, which stays for the play function.
 */
export default function WithoutScripts({
  language,
  colorMode,
  projectTheme,
  covers,
  children,
}: WithoutScriptsProps) {
  const [page, setPage] = useState('');
  useEffect(() => {
    // Later: React cannot render a second time while it works.
    const later = setTimeout(() => {
      const { html, css } = serverMarkup(children, projectTheme);
      setPage(
        `<!doctype html><html lang="${language}" data-color-mode="${colorMode}"><head><title>Without JavaScript</title>${fonts()}<style>${css}body{padding:1rem}</style></head><body>${html}</body></html>`,
      );
    });
    return () => clearTimeout(later);
  }, [children, projectTheme, language, colorMode]);
  return (
    <iframe
      title="Without JavaScript"
      sandbox="allow-same-origin"
      srcDoc={page}
      style={covers ? covering : inPlace}
      onLoad={({ currentTarget }) => {
        const height = currentTarget.contentDocument?.documentElement.scrollHeight;
        if (!covers && height) currentTarget.style.height = `${height}px`;
      }}
    />
  );
}

/** Returns the elements that bring the typefaces into Storybook's page: files when built, styles in development. */
function fonts(): string {
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const styles = document.querySelectorAll('style[data-vite-dev-id]');
  return [
    ...[...files].map(({ href }) => `<link rel="stylesheet" href="${href}">`),
    ...[...styles].map(({ outerHTML }) => outerHTML),
  ].join('');
}

const inPlace: CSSProperties = { width: '100%', border: 0 };

const covering: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 2147483647,
  width: '100%',
  height: '100%',
  border: 0,
  background: 'var(--color-canvas)',
};
