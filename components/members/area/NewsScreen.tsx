import styled from '@emotion/styled';
import { memberNewsPath, memberPath } from '../../../contract/members/addresses.ts';
import type { MemberNewsItem } from '../../../contract/members/content.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { NewsItemContent, type NewsItemContentProps } from '../../news/NewsItemContent.tsx';
import { NewsTeaser, type NewsTeaserProps } from '../../news/NewsTeaser.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import type { Language } from '../../../locales/languages.ts';
import { Opening, useArea } from './AreaContext.tsx';
import { readyText, type ReadyText } from './memberText.ts';
import { NotFound, Outcome } from './Outcome.tsx';
import { useLoaded } from './useLoaded.ts';

/** The members' news, grouped by year. */
export function NewsScreen() {
  const { calls } = useArea();
  const { label, language } = useLabels();
  const [news, retry] = useLoaded(calls.news);
  return (
    <Outcome of={news} onRetry={retry}>
      {(items) => (
        <>
          <Opening title={label('members.news.title')} lead={label('members.news.lead')} />
          {items.length === 0 && (
            <Text tone="muted">
              <Label name="members.news.none" />
            </Text>
          )}
          {yearsOf(items).map(({ year, members }) => (
            <Year key={year}>
              <Heading level={2} size="xl">
                {year}
              </Heading>
              <ul role="list">
                {members.map((item) => (
                  <NewsTeaser key={item.slug} {...teaserProps(item, language)} />
                ))}
              </ul>
            </Year>
          ))}
        </>
      )}
    </Outcome>
  );
}

/** One item of the members' news, by its slug. */
export function NewsItemScreen({ slug }: { slug: string }) {
  const { calls, backend } = useArea();
  const { language, text } = useLabels();
  const [item, retry] = useLoaded(async () => {
    const [found, all] = await Promise.all([calls.newsItem(slug), calls.news()]);
    if (!found) return undefined;
    const ready = await readyText(found, { backend, newTabHint: text('link.newTab') });
    const related = all.filter((other) => other.slug !== slug).slice(0, 3);
    return { ...ready, date: found.date, related };
  });
  return (
    <Outcome of={item} onRetry={retry}>
      {(found) => {
        if (!found) return <NotFound />;
        const related = found.related.map((other) => teaserProps(other, language));
        return <NewsItem {...found} related={related} />;
      }}
    </Outcome>
  );
}

type NewsItemProps = Pick<ReadyText, 'title' | 'lead' | 'body'> &
  Pick<NewsItemContentProps, 'date' | 'related'>;

function NewsItem({ title, lead, ...content }: NewsItemProps) {
  const { label, language } = useLabels();
  const listHref = memberPath('news', language);
  const above = { label: label('members.news.title'), href: listHref };
  return (
    <>
      <Opening title={title} lead={lead} above={above} />
      <NewsItemContent {...content} listHref={listHref} />
    </>
  );
}

/** Returns the props of a news item in a list. */
export function teaserProps(
  { title, date, lead, slug }: MemberNewsItem,
  language: Language,
): NewsTeaserProps {
  return { title, date, lead, href: memberNewsPath(slug, language) };
}

function yearsOf(items: readonly MemberNewsItem[]) {
  const years = Map.groupBy(items, ({ date }) => date.slice(0, 4));
  return [...years].map(([year, members]) => ({ year, members }));
}

const Year = styled.section`
  & + & {
    margin-top: var(--space-7);
  }
  & > h2 {
    margin-bottom: var(--space-4);
  }
`;
