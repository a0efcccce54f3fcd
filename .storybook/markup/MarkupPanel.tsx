/** @jsxRuntime classic */
/** @jsx React.createElement */
import React from 'react';
import { Button } from 'storybook/internal/components';
import { useChannel } from 'storybook/manager-api';
import { askForMarkup, markupAnswer, markupChanged, type StoryMarkup } from './events.ts';

/** The HTML and CSS of the story, to copy into a page that does not use React. */
export function MarkupPanel() {
  const [markup, setMarkup] = React.useState<StoryMarkup>();
  const emit = useChannel({
    [markupAnswer]: setMarkup,
    [markupChanged]: () => emit(askForMarkup),
  });
  React.useEffect(() => {
    emit(askForMarkup);
  }, [emit]);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <Code name="HTML" text={markup?.html} />
      <Code name="CSS" text={markup?.css} />
    </div>
  );
}

function Code({ name, text = '' }: { name: string; text?: string | undefined }) {
  const [copied, setCopied] = React.useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <section aria-label={name} style={{ display: 'grid', gap: 8, minWidth: 0 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Button
          variant="outline"
          size="small"
          ariaLabel={false}
          disabled={text === ''}
          onClick={() => void copy()}
        >
          Copy {name}
        </Button>
        <span role="status">{copied === text ? `${name} copied.` : ''}</span>
      </div>
      <textarea
        readOnly
        aria-label={name}
        value={text}
        rows={8}
        spellCheck={false}
        style={{
          width: '100%',
          font: '12px/1.5 monospace',
          background: 'inherit',
          color: 'inherit',
          resize: 'vertical',
        }}
      />
    </section>
  );
}
