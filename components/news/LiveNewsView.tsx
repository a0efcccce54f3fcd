import styled from '@emotion/styled';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { plain, Words } from '../i18n/Words.tsx';
import type { BreadcrumbsProps } from '../navigation/Breadcrumbs.tsx';
import { NotFoundContent, type NotFoundContentProps } from '../notFound/NotFoundContent.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { PageContent, type PageProps } from '../frame/Page.tsx';
import { NewsItemContent, type WholeNewsItem } from './NewsItemContent.tsx';

export interface LiveNewsViewProps extends LiveNewsContext {
  /** The progress of loading, and the item once it is there. */
  state: LiveNewsState;
  /** Called by the button that tries again. */
  onRetry?: () => void;
}

/** The facts that are known before the item is loaded. */
export interface LiveNewsContext extends Pick<WholeNewsItem, 'related' | 'listHref'> {
  /** The title of the section. */
  sectionTitle: Words;
  /** Breadcrumbs from the home page to the section. */
  trail: BreadcrumbsProps['trail'];
  /** The content of the 404 page, shown if there is no such item. */
  notFound: Pick<PageProps, 'title' | 'lead'> & NotFoundContentProps;
}

export type LiveNewsState =
  | { readonly kind: 'loading' | 'notFound' }
  | { readonly kind: 'unreachable'; readonly retrying?: boolean }
  | { readonly kind: 'found'; readonly item: LiveItem };

/** A news item, ready to display. */
export interface LiveItem
  extends Pick<PageProps, 'title' | 'lead'>, Omit<WholeNewsItem, keyof LiveNewsContext> {}

/**
 * A news item published since the build: while it loads, when it is loaded, and if it is unavailable. The
 * heading is the same element in all states, because it has the focus when a visitor comes from another
 * page.
 */
export function LiveNewsView({ state, onRetry, ...context }: LiveNewsViewProps) {
  return (
    <PageContent {...opening(state, context)}>
      <Status role="status">
        <StatusText state={state} context={context} />
      </Status>
      <div aria-busy={state.kind === 'loading'}>
        <Outcome state={state} context={context} onRetry={onRetry} />
      </div>
    </PageContent>
  );
}

function opening(
  state: LiveNewsState,
  { sectionTitle, trail, notFound }: LiveNewsContext,
): Pick<PageProps, 'title' | 'lead' | 'trail'> {
  switch (state.kind) {
    case 'found': {
      const { title, lead } = state.item;
      return { title, lead, trail: [...trail, { label: title }] };
    }
    case 'notFound':
      return { title: notFound.title, lead: notFound.lead };
    default:
      return { title: sectionTitle, trail };
  }
}

/** The text is in the live region from the start; screen readers only announce changes. */
function StatusText({ state, context }: { state: LiveNewsState; context: LiveNewsContext }) {
  switch (state.kind) {
    case 'loading':
      return <Label name="liveNews.loading" />;
    case 'unreachable':
      return (
        <Notice tone="danger">
          <Label name="liveNews.unreachable" />
        </Notice>
      );
    case 'found':
      return (
        <VisuallyHidden>
          <Label name="liveNews.loaded" values={{ title: plain(state.item.title) }} />
        </VisuallyHidden>
      );
    case 'notFound':
      return (
        <VisuallyHidden>
          <Words of={context.notFound.lead ?? context.notFound.title} />
        </VisuallyHidden>
      );
  }
}

interface OutcomeProps {
  state: LiveNewsState;
  context: LiveNewsContext;
  onRetry: (() => void) | undefined;
}

function Outcome({ state, context, onRetry }: OutcomeProps) {
  const { related, listHref, notFound } = context;
  switch (state.kind) {
    case 'found':
      return <NewsItemContent {...state.item} related={related} listHref={listHref} />;
    case 'notFound':
      return <NotFoundContent body={notFound.body} homeHref={notFound.homeHref} />;
    case 'unreachable':
      return (
        <Actions>
          <Retry busy={state.retrying ?? false} onRetry={onRetry} />
          <Link href={listHref} variant="standalone">
            <Label name="news.all" />
          </Link>
        </Actions>
      );
    case 'loading':
      return null;
  }
}

function Retry({ busy, onRetry }: { busy: boolean; onRetry: (() => void) | undefined }) {
  const { label } = useLabels();
  return (
    <Button busy={busy} busyLabel={label('liveNews.loading')} onClick={onRetry}>
      <Label name="liveNews.retry" />
    </Button>
  );
}

const Status = styled.div`
  color: var(--color-ink-muted);
  /* Without JavaScript nothing is loading. Another text says so. */
  @media (scripting: none) {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-5);
`;
