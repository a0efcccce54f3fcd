import styled from '@emotion/styled';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import type { NavigationLink } from '../navigation/navigationEntry.ts';
import { Container } from '../primitives/Container.tsx';
import { Link } from '../primitives/Link.tsx';
import { ConsentLink, type ConsentLinkProps } from '../consent/ConsentLink.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';
import { limits } from '../theme/tokens.ts';
import { above, below } from '../theme/windowWidths.ts';

export interface FooterProps {
  /** In display order. */
  widgets: readonly WidgetProps[];
  /** Imprint, privacy, accessibility statement (if the project shows it) and sitemap. */
  legalLinks: readonly NavigationLink[];
  /** The name of the association, without address. */
  owner: string;
  /**
   * The names under which the visitor's answers are stored, one for each choice; empty if the site asks for
   * no consent.
   */
  consents: readonly string[];
  /** The version of the consent question. */
  consentVersion: string;
  /** Also shows the banner to visitors who have already answered. */
  showConsents?: boolean | undefined;
  /** The Matomo server and site id. Visits are counted only with consent. */
  matomo?: ConsentLinkProps['matomo'];
}

/** The footer of every page, on the brand's dark background. */
export function Footer({ widgets, legalLinks, owner, consents, ...rest }: FooterProps) {
  const { text } = useLabels();
  return (
    <Band>
      <Container>
        <Widgets>
          {widgets.map((widget, index) => (
            <Widget key={index} {...widget} />
          ))}
        </Widgets>
        <Legal>
          <p>{owner}</p>
          <nav aria-label={text('footer.legal')}>
            <LegalLinks role="list">
              {legalLinks.map(({ label, href, hrefLang }) => (
                <li key={href}>
                  <Link href={href} variant="quiet" {...(hrefLang && { hrefLang })}>
                    <Words of={label} />
                    <LanguageHint hrefLang={hrefLang} />
                  </Link>
                </li>
              ))}
              <li>
                <ConsentLink
                  names={consents}
                  version={rest.consentVersion}
                  show={rest.showConsents}
                  matomo={rest.matomo}
                />
              </li>
            </LegalLinks>
          </nav>
        </Legal>
      </Container>
    </Band>
  );
}

const Band = styled.footer`
  background: var(--color-band);
  color: var(--color-on-band);
  overflow-wrap: anywhere;
  --color-ink-muted: var(--color-on-band-muted);
  --color-hairline: var(--color-band-hairline);
  --color-accent-text: var(--color-on-band);
  --color-accent-text-hover: var(--color-on-band);
  padding-block: var(--space-6) var(--space-3);
`;

const Widgets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-7) var(--space-5);
  & > * {
    flex: 1 1 12rem;
  }
  /* A phone number is next to its label and cannot wrap, so these columns need more width. */
  & > :has(dl) {
    flex: 2 1 14rem;
  }
  /* Two columns on phones; addresses and hours take both. */
  ${below('sm')} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4) var(--space-5);
    & > :has(dl) {
      grid-column: 1 / -1;
    }
  }
  ${above('lg')} {
    /* If five columns only just fit, narrow the gaps, so that addresses do not wrap. */
    column-gap: 1.9vw;
    & > * {
      flex: 2 1 7.75rem;
      max-width: ${limits.footerWidgetWidth};
    }
    & > :has(dl) {
      flex: 1 1 13.9rem;
    }
  }
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  margin-top: var(--space-6);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-hairline);
  font-size: var(--font-size-sm);
`;

const LegalLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;
