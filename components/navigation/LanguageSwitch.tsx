import styled from '@emotion/styled';
import { languageNames, type Language } from '../../locales/languages.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

export interface LanguageSwitchProps {
  /** All languages of the site, including the page's own, in display order. */
  languages: readonly LanguageChoice[];
}

export interface LanguageChoice {
  readonly language: Language;
  /** URL of the same page in that language, or of the home page if there is none. */
  readonly href: string;
  /** True if the same page exists in that language. */
  readonly available: boolean;
}

/** Links to the same page in other languages. Each language is named in itself. */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  const { language: current, text } = useLabels();
  return (
    <nav aria-label={text('language.label')}>
      <List role="list">
        {languages.map(({ language, href, available }) => (
          <li key={language}>
            <Choice
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              data-unavailable={available ? undefined : ''}
            >
              {languageNames[language]}
              {!available && (
                <VisuallyHidden lang={current}>
                  {' '}
                  <Label name="language.unavailable" />
                </VisuallyHidden>
              )}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-target);
  padding-inline: var(--space-3);
  border-radius: var(--radius-sm);
  color: var(--color-ink);
  font-size: var(--font-size-sm);
  text-decoration: none;
  &:hover {
    background: var(--color-surface-strong);
  }
  &[aria-current] {
    font-weight: var(--weight-semibold);
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  &[data-unavailable] {
    color: var(--color-ink-muted);
  }
`;
