import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { Text } from '../primitives/Text.tsx';
import { Link } from '../primitives/Link.tsx';
import { PageRegion } from '../frame/Page.tsx';
import { LiveNewsItem, type LiveNewsItemProps } from './LiveNewsItem.island.tsx';

interface LiveNewsPageProps extends LiveNewsItemProps {
  /** URL of the script that redirects from moved addresses. */
  script?: string;
}

/**
 * The page at every address below a news list that has no built page: the browser fetches items published
 * since the build. Without JavaScript it says so, and links to the list.
 */
export function LiveNewsPage({ script, ...props }: LiveNewsPageProps) {
  return (
    <PageRegion>
      <Island on="load">
        <LiveNewsItem {...props} />
      </Island>
      <noscript>
        <Unfetched>
          <Text measure>
            <Label name="liveNews.noScript" />
          </Text>
          <p>
            <Link href={props.listHref} variant="standalone">
              <Label name="news.all" />
            </Link>
          </p>
        </Unfetched>
      </noscript>
      {script !== undefined && <script type="module" src={script} />}
    </PageRegion>
  );
}

const Unfetched = styled.div`
  display: grid;
  gap: var(--space-4);
`;
