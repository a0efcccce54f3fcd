import type { BrowserContext, Locator, Page } from '@playwright/test';
import { answeredNow } from '../otherHosts/consent.ts';

/* The consent banner, its buttons, and the stored answer. */

/** The functions that the banner asks about, in its order. */
export const allFunctions = ['functional', 'maps'];

export function banner(page: Page): Locator {
  return page.getByRole('region', {
    name: /^(Was dürfen wir laden|What may we load|Que pouvons-nous charger)/,
  });
}

/** The checkbox of a function. Also finds it while the choices are closed. */
export function choice(page: Page, name: string): Locator {
  return banner(page).getByRole('checkbox', { name, exact: true, includeHidden: true });
}

export async function openChoices(page: Page): Promise<void> {
  await banner(page).getByText('Auswahl und Einzelheiten').click();
}

export async function answer(page: Page, button: string): Promise<void> {
  await banner(page).getByRole('button', { name: button }).click();
}

/** The button in the footer that opens the banner again. */
export function settingsButton(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Einstellungen' });
}

type Answers = readonly { function_id: string; consentGiven: boolean }[];

export function storedAnswers(page: Page): Promise<Answers | null> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('int-consents') ?? 'null') as Answers | null,
  );
}

/** The allowed functions, in the order in which the banner asked. */
export async function allowedFunctions(page: Page): Promise<string[]> {
  const allowed = ((await storedAnswers(page)) ?? []).filter(({ consentGiven }) => consentGiven);
  return allowed.map(({ function_id }) => function_id);
}

/** An answer in the format of the storage. Functions that are not named are refused. */
export function answersOf(answers: Record<string, boolean>): string {
  return JSON.stringify(
    allFunctions.map((function_id) => ({
      function_id,
      consentGiven: function_id === 'functional' || Boolean(answers[function_id]),
    })),
  );
}

/** Stores an answer of an earlier visit. Later answers replace it. */
export async function storeAnswer(context: BrowserContext, value: string): Promise<void> {
  await context.addInitScript(keepInBrowser, { value, time: await answeredNow(context) });
}

/** Runs in the browser, before any page. */
function keepInBrowser({ value, time }: { value: string; time: string }): void {
  if (sessionStorage.getItem('kept')) return;
  sessionStorage.setItem('kept', '');
  localStorage.setItem('int-consents', value);
  localStorage.setItem('int-consents-time', time);
}
