import type { ReactNode } from 'react';
import { PageContent } from '../../frame/Page.tsx';
import type { Words } from '../../i18n/Words.tsx';
import type { BreadcrumbsProps } from '../../navigation/Breadcrumbs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { AreaOpening } from './AreaContext.tsx';

/** What the build knows of a page of the area. */
export interface AreaPlace {
  /** What the page is called until its own title has come. */
  title: Words;
  /** The way from the start page to the area. */
  trail: BreadcrumbsProps['trail'];
}

interface AreaFrameProps extends AreaPlace {
  /** What heads the page in place of its title. */
  opening?: AreaOpening | undefined;
  /** What screen readers are told. */
  said: string;
  children: ReactNode;
}

/**
 * A page of the members' area. Its heading is the same element whatever is below it, since a visitor who came from
 * another page has the focus on it.
 */
export function AreaFrame({ title, trail, opening, said, children }: AreaFrameProps) {
  const shown: AreaOpening = opening ?? { title };
  const above = shown.above ? [shown.above] : [];
  return (
    <PageContent
      title={shown.title}
      lead={shown.lead}
      trail={[...trail, ...above, { label: shown.crumb ?? shown.title }]}
    >
      {/* In the page before it has something to say, or screen readers would miss it. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {children}
    </PageContent>
  );
}
