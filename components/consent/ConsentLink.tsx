import styled from '@emotion/styled';
import type { ConsentOpenerData } from '../../contract/markup.ts';
import { dataAttributes } from '../../contract/dataAttributes.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';

export interface ConsentLinkProps {
  /** The names under which the visitor's answers are stored, one for each choice. */
  names: readonly string[];
  /** Version of the consent question. Visitors who answered another version are asked again. */
  version: string;
  /** Also shows the banner to visitors who have already answered. */
  show?: boolean | undefined;
  /** The Matomo server and site id, for browser/page/consent/allowed.ts. */
  matomo?: { url: string; siteId: number } | undefined;
}

/**
 * Opens the consent banner again, so that withdrawing consent is as easy as giving it. Looks like the other
 * footer links. Its attributes carry the banner's configuration (browser/page/consent/start.ts). Does nothing
 * without scripts: then nothing that needs consent is loaded.
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
        failure: text('consent.unavailable'),
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
