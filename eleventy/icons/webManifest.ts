import { plain } from '../../components/i18n/Words.tsx';
import type { Site } from '../../data/model/site.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { sitePalettes } from '../assets/sitePalettes.ts';
import { iconFiles } from './iconFiles.ts';

/** Returns the web app manifest, for devices that put the site on the home screen. */
export function webManifest({ project, company, theme }: Site): object {
  const { modes, ...palettes } = sitePalettes(theme);
  const { accent, canvas } = palettes[modes[0] ?? 'light'];
  const icon = (file: string, size: number) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    id: '/',
    name: plain(translate(project.translations, defaultLanguage).seo_title),
    short_name: company.display_name ?? company.company_name,
    lang: defaultLanguage,
    start_url: homePath(defaultLanguage),
    display: 'browser',
    theme_color: accent,
    background_color: canvas,
    icons: [
      icon(iconFiles.medium, 192),
      icon(iconFiles.large, 512),
      { ...icon(iconFiles.maskable, 512), purpose: 'maskable' },
    ],
  };
}
