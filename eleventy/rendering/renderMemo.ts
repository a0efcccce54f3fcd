import type { ReactElement } from 'react';
import { classNameKey } from '../../contract/markup.ts';
import type { Language } from '../../locales/languages.ts';
import type { Memo } from '../memo/Memo.ts';
import { valueKey } from '../memo/valueKey.ts';
import { emotionCache } from './emotion.ts';
import type { SharedPart } from './pageParts.ts';
import { emotionClasses } from './region.ts';
import { render } from './render.tsx';
import type { SiteRendering } from './SiteRendering.ts';

/**
 * Returns the result of `render`, from the memo if it is there. `render` also adds CSS rules to Emotion's
 * cache, so the memo stores those, too. A class is named by the hash of its rules.
 *
 * @param key returns the hash of all input of `render` (`renderKey`)
 */
export function renderRemembered(
  element: ReactElement,
  language: Language,
  { memo }: SiteRendering,
  key: () => string,
): string {
  if (!memo) return render(element, language);
  const name = `html ${key()}`;
  const known = memo.get(name);
  if (known !== undefined && emotionClasses(known).every((name) => hasRules(name, memo))) {
    return known;
  }
  const html = render(element, language);
  memo.set(name, html);
  for (const name of emotionClasses(html)) keepRules(name, memo);
  return html;
}

/** The hash of all input of `render`. */
export function renderKey(
  element: ReactElement,
  language: Language,
  rendering: SiteRendering,
): string {
  return valueKey([rendering.key, language, element]);
}

/** Returns the memo key of a part that pages share. It is computed once for all of them. */
export function sharedRenderKey(
  { key, element }: SharedPart,
  language: Language,
  rendering: SiteRendering,
): string {
  return rendering.keys.for(key, () => renderKey(element(), language, rendering));
}

/** Keeps the memo's entry for a page that is not written again. */
export function keepRendered(key: string, memo: Memo): void {
  memo.keep(`html ${key}`);
}

function hasRules(name: string, memo: Memo): boolean {
  if (emotionCache.inserted[hashIn(name)] !== undefined) return true;
  const rules = memo.get(rulesKey(name));
  if (rules === undefined) return false;
  emotionCache.inserted[hashIn(name)] = rules;
  return true;
}

function keepRules(name: string, memo: Memo): void {
  const rules = emotionCache.inserted[hashIn(name)];
  if (typeof rules === 'string' && !memo.has(rulesKey(name))) {
    memo.set(rulesKey(name), rules);
  }
}

function rulesKey(name: string): string {
  return `rules ${name}`;
}

function hashIn(name: string): string {
  return name.slice(classNameKey.length + 1);
}
