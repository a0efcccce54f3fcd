import { directusFiles } from '../../../contract/files.ts';
import { useEffect, useRef, useState } from 'react';
import { Label } from '../../i18n/Labels.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { RichText, type RichTextProps } from '../../primitives/RichText.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { useArea } from './AreaContext.tsx';
import { saveFile } from './saveFile.ts';

/** A text for members. Links to the backend's files download them with the member's login. */
export function MemberRichText(props: RichTextProps) {
  const { calls, backend } = useArea();
  const [isFailed, setIsFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    const load = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const id = link && fileOf(link.href, backend);
      if (!id) return;
      event.preventDefault();
      setIsFailed(false);
      calls.file(id).then(
        (file) => saveFile(file, fileName(link, file)),
        () => setIsFailed(true),
      );
    };
    element?.addEventListener('click', load);
    return () => element?.removeEventListener('click', load);
  }, [backend, calls]);

  return (
    <Stack gap={5}>
      <div ref={frame}>
        <RichText {...props} />
      </div>
      <div role="alert">
        {isFailed && (
          <Notice tone="danger">
            <Label name="members.download.failed" />
          </Notice>
        )}
      </div>
    </Stack>
  );
}

function fileOf(href: string, backend: string): string | undefined {
  const start = `${backend}${directusFiles}`;
  return href.startsWith(start) ? /^[\da-f-]{36}/.exec(href.slice(start.length))?.[0] : undefined;
}

/** Returns the link's text as the file name, since the URL contains only an id. */
function fileName(link: HTMLAnchorElement, { type }: Blob): string {
  const words = link.firstChild?.textContent?.trim().slice(0, 80) ?? '';
  const end = type === 'application/pdf' ? '.pdf' : '';
  return `${words || 'document'}${end}`;
}
