import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals, type StageGlobals } from './globals.ts';
import { look } from './look.ts';

/** A documentation page in the project, colours and mode that the toolbar chooses. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  return (
    <main>
      <DocsContainer {...props} theme={look(globals)} />
    </main>
  );
}

function useToolbar(): StageGlobals {
  const [globals, setGlobals] = useState(latest);
  useEffect(() => {
    const update = () => setGlobals(latest());
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}

/** Storybook has no public hook for the globals of a page without stories, so read its last event. */
function latest(): StageGlobals {
  const channel = addons.getChannel();
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals?: Partial<StageGlobals> }?,
  ];
  return { ...initialGlobals, ...event?.globals };
}
