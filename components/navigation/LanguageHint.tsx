import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

/** Part of a link's text: says that the target page exists only in German. */
export function LanguageHint({ hrefLang }: { hrefLang: string | undefined }) {
  if (hrefLang === undefined) return null;
  return (
    <>
      <Tag aria-hidden="true">{hrefLang.toUpperCase()}</Tag>
      <VisuallyHidden>
        {' '}
        <Label name="link.inGerman" />
      </VisuallyHidden>
    </>
  );
}

const Tag = styled.span`
  flex: none;
  margin-inline-start: var(--space-2);
  padding: 0 0.35em;
  border: 1px solid;
  font-size: 0.7em;
`;
