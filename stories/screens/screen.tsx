import type { Meta } from '@storybook/react-vite';
import { cloneElement, type ReactElement } from 'react';
import type { StageGlobals } from '../../.storybook/globals.ts';
import type { ScreenName } from '../../.storybook/screens/pages.ts';
import { wholePage } from '../frame/wholePage.ts';
import { sampleWebsite } from './sampleWebsite.ts';
import { ScreenStage, type ScreenStageProps } from './ScreenStage.tsx';

type Options = Pick<ScreenStageProps, 'change' | 'isAsked'>;

/** Returns the `render` of a story that shows a page of the project and in the language that the toolbar chooses. */
export function screen(page: ScreenName, options: Options = {}) {
  return (_args: object, { globals }: { readonly globals: object }) => {
    const { project, language } = globals as StageGlobals;
    // Another project or language is another visit.
    return <ScreenStage key={`${project} ${language}`} {...{ page, project }} {...options} />;
  };
}

/** Returns a change of some properties of a screen, for a state that the content does not have. */
export function withProps<Props>(props: Partial<Props> | ((shown: Props) => Partial<Props>)) {
  return (main: ReactElement) =>
    cloneElement(
      main as ReactElement<Props>,
      typeof props === 'function' ? props(main.props as Props) : props,
    );
}

/** For the `meta` of stories of whole pages. */
export const wholeScreen = {
  parameters: { ...wholePage, controls: { disable: true } },
  beforeEach: () => sampleWebsite(),
} satisfies Meta;
