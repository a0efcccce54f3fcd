import styled from '@emotion/styled';
import { useEffect } from 'react';
import { memberPagePath, memberPath } from '../../../contract/members/addresses.ts';
import type { MemberNewsItem, MemberPage } from '../../../contract/members/content.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { tiles, TopicTile } from '../../home/TopicTile.tsx';
import { longDate } from '../../i18n/FormattedDate.tsx';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { NewsTeaser } from '../../news/NewsTeaser.tsx';
import { Beside } from '../../frame/Page.tsx';
import { Grid } from '../../primitives/Grid.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Opening, useArea } from './AreaContext.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberDocumentList, type ListedDocument } from './MemberDocumentList.tsx';
import { MemberRichText } from './MemberRichText.tsx';
import { readyText, type ReadyText } from './memberText.ts';
import { NewMark } from './NewMark.tsx';
import { teaserProps } from './NewsScreen.tsx';
import { Denied, Outcome } from './Outcome.tsx';
import { useDownloads } from './useDownloads.ts';
import { useLoaded } from './useLoaded.ts';
import { isNewSince, visitBefore } from './visit.ts';

interface HomeScreenProps {
  pageKey: 'home' | 'homeAdt';
}

/** The members' home page: who is logged in, news since the last visit, and links. */
export function HomeScreen({ pageKey }: HomeScreenProps) {
  const { calls, backend, user } = useArea();
  const { text } = useLabels();
  const audience = pageKey === 'home' ? 'vhm' : 'adt';
  const isOthers = !user.audiences.includes(audience);
  const [home, retry] = useLoaded(async () => {
    const [page, pages, news, documents, account] = await Promise.all([
      calls.page({ key: pageKey }),
      calls.pages(),
      calls.news(),
      calls.documents(),
      // An account without these fields, such as an administrator's, still gets the rest of the page.
      calls.account().catch(() => undefined),
    ]);
    const before = account && visitBefore(account);
    const ready = page && (await readyText(page, { backend, newTabHint: text('link.newTab') }));
    return {
      page: ready,
      pages,
      before,
      news: news.map((item) => ({ ...item, isNew: isNewSince(before, item.date) })),
      documents: documents.map((one) => ({ ...one, isNew: isNewSince(before, one.date) })),
    };
  });

  useEffect(() => {
    if (home.kind !== 'done') return;
    // If this fails, the next visit marks the same news as new again.
    calls.saveAccount({ members_seen_at: new Date().toISOString() }).catch(() => undefined);
  }, [calls, home.kind]);

  return (
    <Outcome of={home} onRetry={retry}>
      {(found) =>
        isOthers && !found.page ? <Denied audience={audience} /> : <Home user={user} {...found} />
      }
    </Outcome>
  );
}

interface HomeProps {
  user: CurrentUser;
  page: ReadyText | undefined;
  pages: readonly MemberPage[];
  /** Time of the member's previous visit. */
  before: string | undefined;
  news: readonly (MemberNewsItem & { isNew: boolean })[];
  documents: readonly ListedDocument[];
}

function Home({ user, page, pages, before, news, documents }: HomeProps) {
  const { label, language } = useLabels();
  const downloads = useDownloads();
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const topics = pages.filter(({ key }) => key !== 'home' && key !== 'homeAdt');
  return (
    <>
      <Opening
        title={name ? label('members.home.greeting', { name }) : label('members.home.title')}
        crumb={page?.title ?? label('members.home.title')}
        lead={page?.lead}
      />
      <Sections>
        <Beside aside={<MemberCard user={user} name={name} />} asidePlace="before">
          <Sections>
            <section>
              <Heading level={2}>
                <Label name="members.home.new" />
              </Heading>
              {before !== undefined && (
                <Since
                  before={before}
                  news={news.filter(({ isNew }) => isNew).length}
                  documents={documents.filter(({ isNew }) => isNew).length}
                />
              )}
              <List role="list">
                {news.slice(0, maxNews).map(({ isNew, ...item }) => (
                  <NewsTeaser
                    key={item.slug}
                    {...teaserProps(item, language)}
                    mark={isNew && <NewMark />}
                  />
                ))}
              </List>
              <Link href={memberPath('news', language)} variant="standalone">
                <Label name="members.home.allNews" />
              </Link>
            </section>
            {documents.length > 0 && (
              <section>
                <Heading level={2}>
                  <Label name="members.home.newestDocuments" />
                </Heading>
                <Block>
                  <MemberDocumentList documents={documents.slice(0, maxDocuments)} {...downloads} />
                </Block>
                <Link href={memberPath('documents', language)} variant="standalone">
                  <Label name="members.home.allDocuments" />
                </Link>
              </section>
            )}
          </Sections>
        </Beside>
        {topics.length > 0 && (
          <section>
            <Heading level={2}>
              <Label name="members.home.topics" />
            </Heading>
            <Block>
              <Grid as="ul" role="list" span={tiles}>
                {topics.map(({ key, slug, title, lead }) => (
                  <TopicTile
                    key={key ?? slug}
                    title={title}
                    text={lead}
                    href={memberPagePath({ key, slug }, language)}
                  />
                ))}
              </Grid>
            </Block>
          </section>
        )}
        {page?.body && <MemberRichText {...page.body} />}
      </Sections>
    </>
  );
}

interface SinceProps {
  before: string;
  news: number;
  documents: number;
}

function Since({ before, news, documents }: SinceProps) {
  const { language, text } = useLabels();
  const date = longDate(before.slice(0, 10), language);
  const found = [
    ...(news > 0 ? [text('members.home.newsSince', { count: news })] : []),
    ...(documents > 0 ? [text('members.home.documentsSince', { count: documents })] : []),
  ];
  const what = new Intl.ListFormat(language).format(found);
  return (
    <Text tone="muted" mt={2}>
      {what ? (
        <Label name="members.home.since" values={{ date, what }} />
      ) : (
        <Label name="members.home.nothingSince" values={{ date }} />
      )}
    </Text>
  );
}

const maxNews = 4;
const maxDocuments = 4;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

const List = styled.ul`
  margin-block: var(--space-5) var(--space-4);
`;

const Block = styled.div`
  margin-block: var(--space-4);
`;
