import { useState } from 'react';
import type { MemberDocument } from '../../../contract/members/content.ts';
import { useArea } from './AreaContext.tsx';
import type { DownloadState, MemberDocumentListProps } from './MemberDocumentList.tsx';
import { saveFile } from './saveFile.ts';

/** Downloads documents with the member's login, and passes them to the browser to save. */
export function useDownloads(): Pick<MemberDocumentListProps, 'downloads' | 'onDownload'> {
  const { calls } = useArea();
  const [downloads, setDownloads] = useState<MemberDocumentListProps['downloads']>({});

  const onDownload = ({ id, file }: MemberDocument) => {
    const set = (state: DownloadState) => setDownloads((before) => ({ ...before, [id]: state }));
    set('loading');
    calls
      .file(file.id)
      .then((blob) => saveFile(blob, file.name))
      .then(
        () => set('saved'),
        () => set('failed'),
      );
  };
  return { downloads, onDownload };
}
