import styled from '@emotion/styled';
import { useState } from 'react';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
}

/** Copies a text to the clipboard. If the browser refuses, shows the text in a prompt to copy it by hand. */
export function CopyButton({ text }: CopyButtonProps) {
  const labels = useLabels();
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // No permission, or no clipboard, as on a page without HTTPS.
      prompt(labels.text('copy.prompt'), text);
    }
  };

  return (
    <Frame data-screen-only="" onBlur={() => setCopied(false)}>
      <Button variant="secondary" iconStart={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        <Label name="copy.address" />
      </Button>
      <span role="status">{copied && <Label name="copy.copied" />}</span>
    </Frame>
  );
}

/* Copying requires scripts. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
`;
