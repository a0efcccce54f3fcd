import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from './LanguageHint.tsx';
import type { NavigationLink } from './navigationEntry.ts';

/** A link of a menu, bare: the menu around it decides on its looks, except a button's frame. */
export function MenuLink({ label, href, hrefLang, current, isButton }: NavigationLink) {
  const Anchor = isButton ? Framed : 'a';
  return (
    <Anchor href={href} hrefLang={hrefLang} aria-current={current}>
      <Words of={label} />
      <LanguageHint hrefLang={hrefLang} />
    </Anchor>
  );
}

const Framed = styled.a`
  border: 1px solid var(--color-control-border);
  /* Before the rule of the panel around it. */
  && {
    border-radius: var(--radius-pill);
  }
`;
