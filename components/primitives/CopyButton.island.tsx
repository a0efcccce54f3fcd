import styled from '@emotion/styled';
import { useState } from 'react';
import { Words } from '../i18n/Words.tsx';
import { Button } from './Button.tsx';
import type { CopyButtonLabels } from './copyButtonLabels.ts';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  labels: CopyButtonLabels;
}

/** Copies a text to the clipboard. Where the browser refuses, it hands the text to the visitor. */
export function CopyButton({ text, labels }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No permission, or no clipboard, as on a page without https.
      prompt(labels.prompt, text);
    }
  };

  return (
    <Frame data-screen-only="" onBlur={() => setCopied(false)}>
      <Button variant="secondary" iconStart={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        <Words of={labels.copy} />
      </Button>
      <span role="status">{copied && <Words of={labels.copied} />}</span>
    </Frame>
  );
}

/* Without scripts, nothing is copied. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
`;
