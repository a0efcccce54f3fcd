import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from './LanguageHint.tsx';
import type { NavigationLink } from './navigationEntry.ts';

/** An unstyled link of a menu: the menu around it defines its styles, except the frame of a button. */
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
  /* Doubled class: overrides the rule of the surrounding panel. */
  && {
    border-radius: var(--radius-sm);
  }
`;
