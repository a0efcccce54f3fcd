import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';

export interface ConsentButtonProps {
  /** What visitors are asked about. */
  names: readonly string[];
  /** Where visits are counted, for client/consent/allowed.ts. */
  matomo?: { url: string; siteId: number } | undefined;
  /** `link` stands among links, and looks like them. Default `link`. */
  look?: 'link' | 'button';
}

/**
 * Opens the banner again, so that a consent is as easily withdrawn as given. Whoever is asked what
 * is read off the one in the footer (client/consent/start.ts). Does nothing without scripts, as
 * nothing is then loaded that needs consent.
 */
export function ConsentButton({ names, matomo, look = 'link' }: ConsentButtonProps) {
  const words = <Label name="consent.settings" />;
  return look === 'button' ? (
    <Button variant="secondary" data-consents="">
      {words}
    </Button>
  ) : (
    <LinkLike
      type="button"
      data-consents={names.join(' ')}
      data-matomo={matomo && `${matomo.url} ${matomo.siteId}`}
    >
      {words}
    </LinkLike>
  );
}

const LinkLike = styled.button`
  padding-block: var(--space-1);
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (scripting: none) {
    display: none;
  }
`;
