import styled from '@emotion/styled';
import { notSearched } from '../../contract/notSearched.ts';
import { CallToAction, type CallToActionProps } from '../contact/CallToAction.tsx';
import { Words } from '../i18n/Words.tsx';
import { Island } from '../island/Island.tsx';
import { NewsletterBox, type NewsletterBoxProps } from '../newsletter/NewsletterBox.island.tsx';
import {
  NewsletterSignUp,
  type NewsletterSignUpProps,
} from '../newsletter/NewsletterSignUp.island.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Container } from '../primitives/Container.tsx';
import { Grid } from '../primitives/Grid.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Text } from '../primitives/Text.tsx';
import { Main } from '../frame/Page.tsx';
import { mainId } from '../frame/SkipLink.tsx';
import { HomeIllustration } from './HomeIllustration.tsx';
import { LatestNews, type LatestNewsProps } from './LatestNews.tsx';
import { tiles, TopicTile, type TopicTileProps } from './TopicTile.tsx';
import { above, below } from '../theme/windowWidths.ts';

export interface HomePageProps {
  /** The main heading: what the association stands for. */
  title: Words;
  /** The introductory sentence below the heading. */
  lead?: Words | undefined;
  /** The picture at the top. Default: an illustration. */
  picture?: PictureProps | undefined;
  /** The one or two most important links; the first is more prominent. */
  actions: readonly HomeAction[];
  /** The heading above the topics. Without it, the topics' titles are headings of level 2. */
  topicsHeading?: Words | undefined;
  /** The main subjects of the site; empty if the home page shows none. */
  topics: readonly TopicTileProps[];
  /** The latest news; missing if there is none in the page's language. */
  news?: LatestNewsProps | undefined;
  /** The editor's text, set in columns on wide windows. */
  body?: RichTextProps | undefined;
  /** Newsletter sign-up, which sends to the backend or by mail. Missing if the site has none. */
  newsletter?: NewsletterSignUpProps | NewsletterBoxProps | undefined;
  /** An invitation to call or to write, at the end. */
  callToAction?: CallToActionProps | undefined;
}

interface HomeAction {
  readonly label: Words;
  readonly href: string;
}

/** The home page: introduction, main links, topics, news and newsletter. */
export function HomePage({ title, lead, actions, topicsHeading, topics, ...parts }: HomePageProps) {
  const { picture, news, body, newsletter, callToAction } = parts;
  return (
    <HomeMain id={mainId} tabIndex={-1}>
      <Container>
        <Hero>
          <Opening>
            <Heading level={1} size="4xl">
              <Words of={title} />
            </Heading>
            {lead && (
              <Text size="lg" tone="muted" measure>
                <Words of={lead} />
              </Text>
            )}
            <Actions data-screen-only="" {...notSearched}>
              {actions.map(({ label, href }, index) => (
                <ButtonLink
                  key={href}
                  href={href}
                  size="lg"
                  variant={index === 0 ? 'primary' : 'secondary'}
                >
                  <Words of={label} />
                </ButtonLink>
              ))}
            </Actions>
          </Opening>
          {picture ? <OpeningPicture {...picture} /> : <HomeIllustration />}
        </Hero>
        {topics.length > 0 && (
          <Topics>
            {topicsHeading && (
              <Heading level={2}>
                <Words of={topicsHeading} />
              </Heading>
            )}
            <Grid as="ul" role="list" span={tiles}>
              {topics.map((topic) => (
                <TopicTile key={topic.href} {...topic} headingLevel={topicsHeading ? 3 : 2} />
              ))}
            </Grid>
          </Topics>
        )}
        {news && <LatestNews {...news} />}
      </Container>
      {body && (
        <Ground>
          <Container>
            <Columns {...body} />
          </Container>
        </Ground>
      )}
      {(newsletter ?? callToAction) && (
        <Container>
          <Closing>
            {newsletter && (
              <Island on="interaction">
                {'url' in newsletter ? (
                  <NewsletterSignUp {...newsletter} />
                ) : (
                  <NewsletterBox {...newsletter} />
                )}
              </Island>
            )}
            {callToAction && <CallToAction {...callToAction} />}
          </Closing>
        </Container>
      )}
    </HomeMain>
  );
}

function OpeningPicture(picture: PictureProps) {
  return (
    <OpeningFrame>
      <Picture sizes="(min-width: 62em) 40vw, 100vw" {...picture} priority />
    </OpeningFrame>
  );
}

const OpeningFrame = styled.div`
  & img {
    width: 100%;
    max-height: min(90vh, 44rem);
    border-radius: var(--radius-md);
    object-fit: cover;
  }
`;

const HomeMain = styled(Main)`
  padding-block: 0;
`;

const Hero = styled.div`
  display: grid;
  gap: var(--space-7);
  align-items: center;
  padding-block: var(--space-8) var(--space-9);
  ${above('lg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-8);
  }
  ${below('sm')} {
    padding-block: var(--space-6) var(--space-8);
  }
`;

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${below('sm')} {
    & > h1 {
      order: -2;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);
  /* On phones the buttons are side by side above the lead, so that no banner covers them. */
  ${below('sm')} {
    order: -1;
    gap: var(--space-2);
    & > a {
      flex: 1 1 8.5rem;
      padding-inline: var(--space-2);
    }
  }
`;

const Topics = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-bottom: var(--space-9);
`;

/* Short sections side by side. A heading always stays with its text. */
const Columns = styled(RichText)`
  columns: 22.5rem;
  column-gap: var(--space-7);
  & h2 {
    font-size: var(--font-size-xl);
    break-inside: avoid;
    break-after: avoid;
  }
  & > * + h2 {
    margin-top: 0;
  }
  & p {
    margin-bottom: var(--space-6);
    break-inside: avoid;
  }
`;

const Ground = styled.div`
  padding-block: var(--space-9);
  border-top: 1px solid var(--color-hairline);
  background: var(--color-surface);
`;

/* Side by side if there is space for both. */
const Closing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);
  padding-block: var(--space-8) var(--space-9);
  & > * {
    display: grid;
    flex: 1 1 min(100%, 26rem);
  }
`;
