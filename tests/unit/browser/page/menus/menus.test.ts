/** @jest-environment jsdom */
import { userEvent } from '@testing-library/user-event';
import { startMenus } from '../../../../../browser/page/menus/menus.ts';

document.body.innerHTML = `
  <header><nav>
  <details name="primary-menu" id="service">
    <summary tabindex="0">Service</summary>
    <a href="#satzung">Satzung</a>
  </details>
  <details name="primary-menu" id="people">
    <summary tabindex="0">Wer wir sind</summary>
    <a href="#vorstand">Vorstand</a>
  </details>
  </nav></header>
  <details id="question"><summary tabindex="0">Eine Frage im Text</summary></details>
  <p>Text</p>
  <a href="#weiter">Weiter</a>`;
const largeScreen = new EventTarget();
window.matchMedia = () => largeScreen as MediaQueryList;
startMenus();

const service = menu('service');
const people = menu('people');
const question = menu('question');

beforeEach(() => {
  service.open = people.open = question.open = false;
});

describe('Escape', () => {
  it('closes the menu and gives the focus back to what opened it', async () => {
    service.open = true;
    link('Satzung').focus();
    await userEvent.keyboard('{Escape}');
    expect(service.open).toBe(false);
    expect(service.querySelector('summary')).toHaveFocus();
  });

  it('closes the menu and not yet the panel around it', () => {
    service.open = true;
    expect(escapeIn(service).defaultPrevented).toBe(true);
  });

  it('is left to the panel where the menu is closed', () => {
    expect(escapeIn(service).defaultPrevented).toBe(false);
  });

  it('is one key of many', async () => {
    service.open = true;
    link('Satzung').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(service.open).toBe(true);
  });
});

describe('an open menu', () => {
  it('closes on a click elsewhere', async () => {
    service.open = true;
    await userEvent.click(document.querySelector('p')!);
    expect(service.open).toBe(false);
  });

  it('closes when the focus goes elsewhere', () => {
    service.open = true;
    link('Weiter').focus();
    expect(service.open).toBe(false);
  });

  it('closes when the focus goes into another menu', () => {
    service.open = true;
    people.open = true;
    link('Vorstand').focus();
    expect([service.open, people.open]).toEqual([false, true]);
  });

  it('stays open for what happens inside it', async () => {
    service.open = true;
    link('Satzung').focus();
    await userEvent.click(link('Satzung'));
    expect(service.open).toBe(true);
  });
});

describe('details that are no menu', () => {
  it('stay as they are', async () => {
    question.open = true;
    await userEvent.click(document.querySelector('p')!);
    expect(question.open).toBe(true);
  });
});

describe('a menu that came later, as those of members do', () => {
  it('closes like all others', async () => {
    const later = document.createElement('details');
    later.innerHTML =
      '<summary tabindex="0">Mitgliederbereich</summary><a href="#hotline">Hotline</a>';
    document.querySelector('header')!.append(later);
    later.open = true;
    link('Hotline').focus();
    await userEvent.keyboard('{Escape}');
    expect(later.open).toBe(false);
    expect(later.querySelector('summary')).toHaveFocus();
    later.open = true;
    await userEvent.click(document.querySelector('p')!);
    expect(later.open).toBe(false);
    later.remove();
  });
});

describe('the panel of small screens', () => {
  it('closes when the window becomes a large one, where it would float over the page', () => {
    const hidePopover = jest.fn();
    const panel = Object.assign(document.createElement('div'), { hidePopover });
    // jsdom knows no popovers.
    const querySelector = jest.spyOn(document, 'querySelector').mockReturnValue(panel);
    largeScreen.dispatchEvent(new Event('change'));
    expect(querySelector).toHaveBeenCalledWith('[popover=auto]:popover-open');
    expect(hidePopover).toHaveBeenCalledTimes(1);
    querySelector.mockRestore();
  });
});

function menu(id: string): HTMLDetailsElement {
  return document.querySelector<HTMLDetailsElement>(`#${id}`)!;
}

function link(text: string): HTMLAnchorElement {
  return [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)!;
}

function escapeIn(target: HTMLElement): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  target.querySelector('a')!.dispatchEvent(event);
  return event;
}
