import { useEffect, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import type { ProjectTheme } from '../../components/theme/stylesheet.ts';
import { askForMarkup, markupAnswer, markupChanged } from './events.ts';

/** Answers the panel "HTML and CSS" for the story that is shown. */
export function AnswersForMarkup({
  projectTheme,
  children,
}: {
  projectTheme: ProjectTheme;
  /** The story, which this component does not show. */
  children: ReactNode;
}) {
  useEffect(() => {
    // Unit tests render stories without Storybook around them.
    if (!addons.hasChannel()) return undefined;
    const channel = addons.getChannel();
    const answer = () =>
      void import('./serverMarkup.tsx').then(({ serverMarkup }) =>
        channel.emit(markupAnswer, serverMarkup(children, projectTheme)),
      );
    channel.on(askForMarkup, answer);
    channel.emit(markupChanged);
    return () => channel.off(askForMarkup, answer);
  }, [children, projectTheme]);
  return null;
}
