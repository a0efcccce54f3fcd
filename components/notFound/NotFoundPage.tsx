import { Page, type PageProps } from '../frame/Page.tsx';
import { NotFoundContent, type NotFoundContentProps } from './NotFoundContent.tsx';

export interface NotFoundPageProps extends Pick<PageProps, 'title' | 'lead'>, NotFoundContentProps {
  /** Address of the script that leads on where the address has moved. */
  script?: string;
}

/** Says in plain words that there is no such page, and shows the way home. */
export function NotFoundPage({ title, lead, script, ...content }: NotFoundPageProps) {
  return (
    <Page title={title} lead={lead}>
      <NotFoundContent {...content} />
      {script !== undefined && <script type="module" src={script} />}
    </Page>
  );
}
