import { useEffect, useRef, useState } from 'react';
import { liveNews } from '../../browser/requests/liveNews.ts';
import type { LiveNewsItem as WrittenItem } from '../../contract/records.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { plain } from '../i18n/Words.tsx';
import { finished, sanitisedInBrowser } from '../richText/sanitisedInBrowser.ts';
import {
  LiveNewsView,
  type LiveItem,
  type LiveNewsContext,
  type LiveNewsState,
} from './LiveNewsView.tsx';
import { livePicture } from './livePicture.ts';

export interface LiveNewsItemProps extends LiveNewsContext {
  /** The URL of the Directus instance. */
  backend: string;
  section: string;
  siteName: string;
}

/** Fetches the news item named in the URL, and shows it as the build would have. */
export function LiveNewsItem({ backend, section, siteName, ...place }: LiveNewsItemProps) {
  const [state, setState] = useState<LiveNewsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const { language, text } = useLabels();
  const { notFound, listHref } = place;

  useEffect(() => {
    let isLeft = false;
    const slug = location.pathname.slice(listHref.length + 1).replace(/\/$/, '');
    const fetchItem = async (): Promise<LiveNewsState> => {
      const news = await liveNews({ backend, section, language, slug });
      if (news.kind !== 'found') return { kind: news.kind };
      const newTabHint = text('link.newTab');
      return { kind: 'found', item: await readyToShow(news.item, { backend, newTabHint }) };
    };
    const show = (next: LiveNewsState) => {
      if (isLeft) return;
      setState(next);
      const title = titleOf(next, notFound.title);
      if (title !== undefined) document.title = `${plain(title)} – ${siteName}`;
      // The pressed button is gone.
      if (attempt > 0 && title !== undefined) content.current?.closest('main')?.focus();
    };
    void fetchItem()
      // A script that the text needs could not be loaded.
      .catch((): LiveNewsState => ({ kind: 'unreachable' }))
      .then(show);
    return () => {
      isLeft = true;
    };
    // The other props belong to the page and never change.
    // oxlint-disable-next-line react/exhaustive-deps -- an island's props never change
  }, [attempt]);

  const retry = () => {
    setState({ kind: 'unreachable', retrying: true });
    setAttempt(attempt + 1);
  };

  return (
    <div ref={content}>
      <LiveNewsView state={state} onRetry={retry} {...place} notFound={shown(notFound, state)} />
    </div>
  );
}

async function readyToShow(
  { picture, body, ...item }: WrittenItem,
  surroundings: { readonly backend: string; readonly newTabHint: string },
): Promise<LiveItem> {
  return {
    ...item,
    picture: picture && livePicture(picture),
    body:
      body === undefined
        ? undefined
        : {
            html: await sanitisedInBrowser(plain(body), surroundings),
            ...(typeof body !== 'string' && { lang: body.lang }),
          },
  };
}

function titleOf(state: LiveNewsState, notFound: LiveItem['title']) {
  if (state.kind === 'found') return state.item.title;
  return state.kind === 'notFound' ? notFound : undefined;
}

/**
 * Returns the 404 page's content. Its text came as data, which browsers with Trusted Types only show after
 * a sanitiser.
 */
function shown(notFound: LiveNewsContext['notFound'], { kind }: LiveNewsState) {
  const { body } = notFound;
  return kind === 'notFound' && body
    ? { ...notFound, body: { ...body, html: finished(body.html) } }
    : notFound;
}
