import {
  cloneElement,
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type SubmitEvent,
} from 'react';
import type { ProjectName } from '../../.storybook/projects.ts';
import type { ScreenName } from '../../.storybook/screens/pages.ts';
import type { Screen } from '../../.storybook/screens/screen.ts';
import { screens } from '../../.storybook/screens/screens.ts';
import { changeConsents } from '../../browser/consent/changeConsents.ts';
import { isConsented } from '../../browser/consent/isConsented.ts';
import { useLabels } from '../../components/i18n/Labels.tsx';
import { IslandRenderer, type RenderIsland } from '../../components/island/Island.tsx';
import { consentOpener, type ConsentAnswer } from '../../contract/markup.ts';
import type { ConsentEntry } from '../../contract/records.ts';
import type { Language } from '../../locales/languages.ts';
import { useAddresses } from './useAddresses.ts';

export interface ScreenStageProps {
  /** The page of the first screen. Links lead to others. */
  page: ScreenName;
  project: ProjectName;
  /** Changes the first screen, for a state that the embedded content does not have. */
  change?: ((main: ReactElement) => ReactElement) | undefined;
  /** True for a visitor who has not yet answered the question of consent. */
  isAsked?: boolean | undefined;
}

/** A page as a visitor sees it, with header and footer. Its links lead to the other screens. */
export function ScreenStage({
  page: firstPage,
  project,
  change,
  isAsked = false,
}: ScreenStageProps) {
  const { language } = useLabels();
  const [page, open] = useState(firstPage);
  const [asks, setAsks] = useState(isAsked);
  const screen = screenOf(page, project, language);
  useAddresses((path) => {
    const target = pageAt(path);
    if (!target) return;
    open(target);
    scrollTo(0, 0);
  });
  useEffect(() => {
    const ask = ({ target }: MouseEvent) => {
      if ((target as Element).closest(consentOpener)) setAsks(true);
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);
  const main = page === firstPage && change ? change(screen.main) : screen.main;
  return (
    <IslandRenderer value={islandAtOnce}>
      {asks && <Question of={screen} onAnswer={() => setAsks(false)} />}
      {/* A page begins in its first state, with closed menus. */}
      <div key={page}>
        {cloneElement(screen.header, { languageSwitch: screen.languageSwitch })}
        {main}
        {screen.footer}
      </div>
    </IslandRenderer>
  );
}

/** The consent banner, which does what `browser/page/consent` does with it. */
function Question({ of: { banner, consents }, onAnswer }: { of: Screen; onAnswer: () => void }) {
  const answer = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const value = (event.nativeEvent.submitter as HTMLButtonElement).value as ConsentAnswer;
    const ticked = new FormData(event.target);
    const isGiven = ({ locked, function_id }: ConsentEntry) =>
      locked || value === 'all' || (value === 'selected' && ticked.has(function_id));
    changeConsents({
      type: 'save',
      consents: consents.map((entry) => ({ ...entry, consentGiven: isGiven(entry) })),
    });
    onAnswer();
  };
  return (
    <div onSubmit={answer} ref={fillIn}>
      {banner}
    </div>
  );
}

/** Ticks what the visitor has allowed before. */
function fillIn(banner: HTMLElement | null): void {
  for (const box of banner?.querySelectorAll<HTMLInputElement>('input:enabled') ?? []) {
    box.checked = isConsented(box.name);
  }
}

/** Nobody has consented yet to what an island with `consented` would show. */
const islandAtOnce: RenderIsland = ({ component, props, hydration }) =>
  hydration.on === 'consented'
    ? hydration.placeholder
    : // Safe: these are the component's own props.
      createElement(component as ComponentType<object>, props);

/** In German if the page is not translated, and of the other project if this one has no such page. */
function screenOf(page: ScreenName, project: ProjectName, language: Language): Screen {
  const { [project]: own, association, shop } = screens[page];
  const byLanguage = own ?? association ?? shop;
  const screen = byLanguage?.[language] ?? byLanguage?.de;
  if (!screen) throw new Error(`There is no page of the name ${page}.`);
  return screen;
}

function pageAt(path: string): ScreenName | undefined {
  return pagesByPath.get(path);
}

const pagesByPath = new Map(
  Object.entries(screens).flatMap(([name, byProject]) =>
    Object.values(byProject).flatMap((byLanguage) =>
      Object.values(byLanguage).map(({ path }) => [path, name as ScreenName] as const),
    ),
  ),
);
