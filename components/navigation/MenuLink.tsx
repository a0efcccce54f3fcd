import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { NavigationLink } from './navigationEntry.ts';

/** The text of a menu's link; a page that exists only in German says so before it is opened. */
export function MenuLink({ label, href, hrefLang, current }: NavigationLink) {
  return (
    <a href={href} hrefLang={hrefLang} aria-current={current ? 'page' : undefined}>
      <Words of={label} />
      {hrefLang && (
        <>
          <LanguageTag aria-hidden="true">{hrefLang.toUpperCase()}</LanguageTag>
          <VisuallyHidden>
            {' '}
            <Label name="link.inGerman" />
          </VisuallyHidden>
        </>
      )}
    </a>
  );
}

const LanguageTag = styled.span`
  margin-inline-start: var(--space-2);
  padding: 0 0.35em;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-sm);
  color: var(--color-ink-muted);
  font-size: 0.7em;
  letter-spacing: 0.04em;
`;
