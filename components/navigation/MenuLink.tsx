import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from './LanguageHint.tsx';
import type { NavigationLink } from './navigationEntry.ts';

/** A link of a menu, bare: the menu around it decides on its looks. */
export function MenuLink({ label, href, hrefLang, current }: NavigationLink) {
  return (
    <a href={href} hrefLang={hrefLang} aria-current={current}>
      <Words of={label} />
      <LanguageHint hrefLang={hrefLang} />
    </a>
  );
}
