import { useEffect, useRef, useState } from 'react';
import { latestNews } from '../../browser/requests/latestNews.ts';
import type { LabelKey } from '../../contract/labels.ts';
import type { LatestNewsItem as WrittenItem } from '../../contract/records/latestNews.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { plain } from '../i18n/Words.tsx';
import { finished, sanitisedInBrowser } from '../richText/sanitisedInBrowser.ts';
import {
  LatestNews,
  type LatestItem,
  type LatestNewsPlace,
  type LatestNewsState,
} from './LiveNewsView.tsx';
import { latestPicture } from './livePicture.ts';

export interface LatestNewsItemProps extends LatestNewsPlace {
  /** The address of the Directus. */
  backend: string;
  section: string;
  siteName: string;
}

/** Fetches the piece of news that the address names, and shows it where the build would have. */
export function LatestNewsItem({ backend, section, siteName, ...place }: LatestNewsItemProps) {
  const [state, setState] = useState<LatestNewsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const { language, text } = useLabels();
  const { notFound, listHref } = place;

  useEffect(() => {
    let isLeft = false;
    const slug = location.pathname.slice(listHref.length + 1).replace(/\/$/, '');
    const fetchItem = async (): Promise<LatestNewsState> => {
      const news = await latestNews({ backend, section, language, slug });
      if (news.kind !== 'found') return { kind: news.kind };
      const newTabHint = text('link.newTab');
      return { kind: 'found', item: await readyToShow(news.item, { backend, newTabHint }) };
    };
    const show = (next: LatestNewsState) => {
      if (isLeft) return;
      setState(next);
      const title = titleOf(next, notFound.title);
      if (title !== undefined) document.title = `${plain(title)} – ${siteName}`;
      // The button that was pressed is gone.
      if (attempt > 0 && title !== undefined) content.current?.closest('main')?.focus();
    };
    void fetchItem()
      // A script that is needed for the text did not come.
      .catch((): LatestNewsState => ({ kind: 'unreachable' }))
      .then(show);
    return () => {
      isLeft = true;
    };
    // The rest is of the page, and never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an island's props stay what they were
  }, [attempt]);

  const retry = () => {
    setState({ kind: 'unreachable', retrying: true });
    setAttempt(attempt + 1);
  };

  return (
    <div ref={content}>
      <LatestNews state={state} onRetry={retry} {...place} notFound={shown(notFound, state)} />
    </div>
  );
}

LatestNewsItem.labels = [
  'breadcrumbs.label',
  'latestNews.loading',
  'latestNews.loaded',
  'latestNews.unreachable',
  'latestNews.retry',
  'link.newTab',
  'news.by',
  'news.more',
  'news.all',
  'notFound.home',
] satisfies LabelKey[];

async function readyToShow(
  { picture, body, ...item }: WrittenItem,
  surroundings: { readonly backend: string; readonly newTabHint: string },
): Promise<LatestItem> {
  return {
    ...item,
    ...(picture && { picture: latestPicture(picture) }),
    ...(body !== undefined && {
      body: {
        html: await sanitisedInBrowser(plain(body), surroundings),
        ...(typeof body !== 'string' && { lang: body.lang }),
      },
    }),
  };
}

function titleOf(state: LatestNewsState, notFound: LatestItem['title']) {
  if (state.kind === 'found') return state.item.title;
  return state.kind === 'notFound' ? notFound : undefined;
}

/** The text of the 404 page came as data, which browsers show only from a sanitiser's hand. */
function shown(notFound: LatestNewsPlace['notFound'], { kind }: LatestNewsState) {
  const { body } = notFound;
  return kind === 'notFound' && body
    ? { ...notFound, body: { ...body, html: finished(body.html) } }
    : notFound;
}
