/** @jest-environment jsdom */
import { newDocument } from '../newDocument.ts';

const followed = jest.fn((event: Event) => event.preventDefault());
let newest: string;
const asked = jest.fn(() =>
  Promise.resolve({ json: () => Promise.resolve({ compilationHash: newest }) }),
);

beforeEach(() => {
  newDocument('<a href="/kontakt">Kontakt</a>');
  document.head.innerHTML = '<style data-build="build-1 banner-1"></style>';
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: asked });
  // Stands for the navigation module, which intercepts clicks on links.
  document.addEventListener('click', followed);
});

it('leaves links to navigation while the build is the newest', async () => {
  newest = 'build-1';
  await comeBack();
  expect(isFollowedByNavigation()).toBe(true);
});

it('leaves links to the browser once there is a newer build', async () => {
  newest = 'build-2';
  await comeBack();
  expect(isFollowedByNavigation()).toBe(false);
});

it('asks again each time the visitor comes back, and not when they leave', async () => {
  newest = 'build-1';
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(1);
  await turn('hidden');
  expect(asked).toHaveBeenCalledTimes(1);
  newest = 'build-2';
  await turn('visible');
  expect(asked).toHaveBeenCalledTimes(2);
  expect(isFollowedByNavigation()).toBe(false);
});

/** Loads the script, as a page does when it is shown again. */
async function comeBack(): Promise<void> {
  await turn('visible');
  await import('../../../../../browser/page/navigation/newestBuild.ts');
  await answered();
}

async function turn(state: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await answered();
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

function isFollowedByNavigation(): boolean {
  followed.mockClear();
  const link = document.querySelector('a')!;
  // jsdom can't load a page.
  addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  link.click();
  return followed.mock.calls.length > 0;
}
