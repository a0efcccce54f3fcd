import styled from '@emotion/styled';
import type { ConsentOpenerData } from '../../contract/markup/consent.ts';
import { dataAttributes } from '../../contract/markup/dataAttributes.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';

export interface ConsentLinkProps {
  /** What visitors are asked about. */
  names: readonly string[];
  /** The version of the question; a visitor who answered another version is asked again. */
  version: string;
  /** Whether those are asked, too, who have answered. */
  show?: boolean | undefined;
  /** Where visits are counted, for client/consent/allowed.ts. */
  matomo?: { url: string; siteId: number } | undefined;
}

/**
 * Opens the banner again, so that a consent is as easily withdrawn as given. It stands among the
 * footer's links and looks like them; what visitors are asked is read off it there
 * (client/consent/start.ts). Does nothing without scripts, as nothing is then loaded that needs
 * consent.
 */
export function ConsentLink({ names, version, show, matomo }: ConsentLinkProps) {
  const { text } = useLabels();
  return (
    <LinkLike
      type="button"
      {...dataAttributes({
        consents: names.join(' '),
        version,
        show: show ? '' : undefined,
        matomo: matomo && `${matomo.url} ${matomo.siteId}`,
        unavailable: text('consent.unavailable'),
      } satisfies ConsentOpenerData)}
    >
      <Label name="consent.settings" />
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
