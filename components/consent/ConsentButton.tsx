import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';

/**
 * Opens the banner again, so that a consent is as easily withdrawn as given. Whoever is asked what
 * is read off the one in the footer (client/consent/start.ts). Does nothing without scripts, as
 * nothing is then loaded that needs consent.
 */
export function ConsentButton({ names }: { names: readonly string[] }) {
  return (
    <Button type="button" data-consents={names.join(' ')}>
      <Label name="consent.settings" />
    </Button>
  );
}

/* Stands among links, and looks like them. */
const Button = styled.button`
  padding-block: var(--space-1);
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (scripting: none) {
    display: none;
  }
`;
