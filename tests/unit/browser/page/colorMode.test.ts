/** @jest-environment jsdom */
import { chosenColorMode, chooseColorMode } from '../../../../browser/stores/colorMode.ts';
import { colorModeKey } from '../../../../contract/storageKeys.ts';

const system = Object.assign(new EventTarget(), { matches: false });
window.matchMedia = () => system as unknown as MediaQueryList;
const { startColorMode } = await import('../../../../browser/page/colorMode.ts');

let toggle: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<button data-color-mode-toggle>Dunkle Darstellung</button>';
  toggle = document.querySelector('button')!;
  system.matches = false;
  delete document.documentElement.dataset.colorMode;
  localStorage.clear();
});

describe('the toggle', () => {
  it('follows the system until the visitor chooses', () => {
    startColorMode();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    systemTurns('dark');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  it('starts with what the visitor chose earlier', () => {
    document.documentElement.dataset.colorMode = 'dark';
    startColorMode();
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  it('switches to dark and back, and keeps the choice', () => {
    startColorMode();
    toggle.click();
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
    expect(localStorage.getItem(colorModeKey)).toBe('dark');

    toggle.click();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(colorModeKey)).toBe('light');
  });

  it('leads away from what the system prefers', () => {
    system.matches = true;
    startColorMode();
    toggle.click();
    expect(document.documentElement).toHaveAttribute('data-color-mode', 'light');
  });

  it("outweighs the system's preference", () => {
    startColorMode();
    toggle.click();
    toggle.click();
    systemTurns('dark');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  it('has the colour of the browser’s own bars go with the page', () => {
    document.head.innerHTML =
      '<meta name="theme-color" content="#111" media="(prefers-color-scheme:dark)"><meta name="theme-color" content="#fff">';
    const darkBars = document.head.querySelector('meta')!;
    startColorMode();
    expect(darkBars).toHaveAttribute('media', 'not all');
    toggle.click();
    expect(darkBars).toHaveAttribute('media', 'all');
    toggle.click();
    expect(darkBars).toHaveAttribute('media', 'not all');
  });

  it('stores nothing before it is used', () => {
    startColorMode();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the choice', () => {
  it('lasts for the page where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    chooseColorMode('dark');
    expect(chosenColorMode()).toBe('dark');
  });

  it('is none where the page names no mode that there is', () => {
    expect(chosenColorMode()).toBeUndefined();
    document.documentElement.dataset.colorMode = 'sepia';
    expect(chosenColorMode()).toBeUndefined();
  });
});

describe('the script in the head', () => {
  beforeEach(() => jest.resetModules());

  it('shows the stored choice before the page is painted', async () => {
    localStorage.setItem(colorModeKey, 'dark');
    await import('../../../../browser/page/head.ts');
    expect(chosenColorMode()).toBe('dark');
  });

  it('leaves it to the system where nothing is stored', async () => {
    await import('../../../../browser/page/head.ts');
    expect(document.documentElement).not.toHaveAttribute('data-color-mode');
  });

  it('does not stumble where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await import('../../../../browser/page/head.ts');
    expect(chosenColorMode()).toBeUndefined();
  });
});

function systemTurns(mode: 'light' | 'dark'): void {
  system.matches = mode === 'dark';
  system.dispatchEvent(new Event('change'));
}
