import styled from '@emotion/styled';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import type { NavigationLink } from '../navigation/navigationEntry.ts';
import { Container } from '../primitives/Container.tsx';
import { Link } from '../primitives/Link.tsx';
import { ConsentLink, type ConsentLinkProps } from '../consent/ConsentLink.tsx';
import { Widget } from './Widget.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { limits } from '../theme/tokens.ts';
import { above } from '../theme/windowWidths.ts';

export interface FooterProps {
  /** In the order in which they stand. */
  widgets: readonly WidgetProps[];
  /** Imprint, privacy, where the project shows it the accessibility statement, and the sitemap. */
  legalLinks: readonly NavigationLink[];
  owner: string;
  /** What visitors are asked to allow, by the names under which their answers are kept; empty without a question. */
  consents: readonly string[];
  /** The version of the question about consent. */
  consentVersion: string;
  /** Whether those are asked, too, who have answered. */
  showConsents?: boolean | undefined;
  /** Where visits are counted, once the visitor allows it. */
  matomo?: ConsentLinkProps['matomo'];
}

/** The end of every page, on the deep ground of the brand. */
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
  padding-block: var(--space-9) var(--space-5);
`;

const Widgets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-7) var(--space-5);
  & > * {
    flex: 1 1 12rem;
  }
  /* Numbers stand beside their names, which takes more room than words that may wrap. */
  & > :has(dl) {
    flex: 2 1 14rem;
  }
  ${above('lg')} {
    /* Where five columns just fit, an address needs the room more than the space beside it. */
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
  margin-top: var(--space-8);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-hairline);
  font-size: var(--font-size-sm);
`;

const LegalLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;
