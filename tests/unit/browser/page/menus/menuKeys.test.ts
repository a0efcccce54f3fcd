/** @jest-environment jsdom */
import { userEvent } from '@testing-library/user-event';
import { startMenuKeys } from '../../../../../browser/page/menus/menuKeys.ts';

document.body.innerHTML = `
  <nav>
    <ul>
      <li><a href="/aktuelles">Aktuelles</a></li>
      <li>
        <details name="primary-menu">
          <summary tabindex="0">Service</summary>
          <div><ul><li><a href="/satzung">Satzung</a></li></ul></div>
          <div><ul><li><a href="/leistungen">Leistungen</a></li></ul></div>
        </details>
      </li>
      <li><a href="/kontakt">Kontakt</a></li>
    </ul>
  </nav>
  <a href="/impressum">Impressum</a>`;
startMenuKeys(document.querySelector('nav')!);

const group = document.querySelector('details')!;

beforeEach(() => {
  group.open = false;
});

/** The focused element after pressing a key while `from` has the focus. */
async function after(key: string, from: string): Promise<string> {
  named(from).focus();
  await userEvent.keyboard(`{${key}}`);
  return document.activeElement?.textContent ?? '';
}

function named(text: string): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>('a, summary');
  return [...all].find(({ textContent }) => textContent === text)!;
}

describe('along the row', () => {
  it.each([
    ['ArrowRight', 'Aktuelles', 'Service'],
    ['ArrowRight', 'Service', 'Kontakt'],
    ['ArrowLeft', 'Kontakt', 'Service'],
    ['ArrowLeft', 'Aktuelles', 'Aktuelles'],
    ['ArrowRight', 'Kontakt', 'Kontakt'],
    ['Home', 'Kontakt', 'Aktuelles'],
    ['End', 'Aktuelles', 'Kontakt'],
    // On small screens the entries form a column.
    ['ArrowDown', 'Aktuelles', 'Service'],
    ['ArrowDown', 'Service', 'Kontakt'],
    ['ArrowUp', 'Kontakt', 'Service'],
  ])('%s from %s leads to %s', async (key, from, to) => {
    expect(await after(key, from)).toBe(to);
  });
});

describe('in an open group', () => {
  it.each([
    ['ArrowDown', 'Service', 'Satzung'],
    ['ArrowDown', 'Satzung', 'Leistungen'],
    ['ArrowUp', 'Leistungen', 'Satzung'],
    ['ArrowDown', 'Leistungen', 'Leistungen'],
    ['Home', 'Leistungen', 'Satzung'],
    ['End', 'Satzung', 'Leistungen'],
    // ArrowRight moves along the top level, even from an open group.
    ['ArrowRight', 'Service', 'Kontakt'],
  ])('%s from %s leads to %s', async (key, from, to) => {
    group.open = true;
    expect(await after(key, from)).toBe(to);
  });
});

describe('any other key', () => {
  it('does what it always does', async () => {
    expect(await after('a', 'Aktuelles')).toBe('Aktuelles');
    expect(await after('Tab', 'Aktuelles')).toBe('Service');
    named('Aktuelles').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(named('Aktuelles')).toHaveFocus();
  });

  it('is nothing outside of the menu', async () => {
    expect(await after('ArrowLeft', 'Impressum')).toBe('Impressum');
  });
});
