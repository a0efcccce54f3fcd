import type { ReactNode } from 'react';
import { PageContent } from '../../frame/Page.tsx';
import type { Words } from '../../i18n/Words.tsx';
import type { BreadcrumbsProps } from '../../navigation/Breadcrumbs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { AreaOpening } from './AreaContext.tsx';

/** What the build knows about a page of the area. */
export interface AreaPage {
  /** The title of the page until its content is loaded. */
  title: Words;
  /** Breadcrumbs from the home page to the area. */
  trail: BreadcrumbsProps['trail'];
}

interface AreaFrameProps extends AreaPage {
  /** Heading that replaces the title. */
  opening?: AreaOpening | undefined;
  /** Announcement for screen readers. */
  said: string;
  children: ReactNode;
}

/**
 * The layout of a page in the members' area. The heading is always the same element, because it has the
 * focus when a visitor comes from another page.
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
      {/* Rendered while still empty: screen readers only announce changes of an existing live region. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {children}
    </PageContent>
  );
}
