/** @jest-environment jsdom */
import { repeatEarlyPress } from '../../../../browser/page/earlyPress.ts';

// jsdom cannot submit forms, and prints an error when a form is submitted.
beforeAll(() => document.addEventListener('submit', (event) => event.preventDefault()));
beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="toggle"><b>Dunkel</b></button>
    <button type="button" id="menu" popovertarget="panel">Menü</button>
    <p id="panel" popover></p>
    <form method="post"><button type="submit" id="send">Senden</button></form>
    <form method="dialog"><button type="submit" id="log-in">Anmelden</button></form>
    <div id="island"><button type="button" id="more">Mehr</button></div>`;
});
afterEach(() => (self.pressed = undefined));

it.each(['toggle', 'log-in', 'more'])('repeats a press on what only a script answers: %s', (id) => {
  const presses = pressesAfter(id);
  repeatEarlyPress();
  expect(presses).toEqual([id]);
});

it.each(['menu', 'send', 'panel'])('leaves to the browser what it answers by itself: %s', (id) => {
  const presses = pressesAfter(id);
  repeatEarlyPress();
  expect(presses).toEqual([]);
});

it('knows a button by what is in it', () => {
  const presses = pressesAfter('toggle', 'b');
  repeatEarlyPress();
  expect(presses).toEqual(['toggle']);
});

it('repeats it once', () => {
  const presses = pressesAfter('toggle');
  repeatEarlyPress();
  repeatEarlyPress();
  expect(presses).toHaveLength(1);
});

it('repeats nothing that was answered before', () => {
  const presses = pressesAfter('toggle');
  repeatEarlyPress('#island');
  expect(presses).toEqual([]);
});

it('does nothing where nothing was pressed', () => {
  expect(() => repeatEarlyPress()).not.toThrow();
});

/** Presses an element. Returns a list to which later presses of the element are added. */
function pressesAfter(id: string, inside = '*'): string[] {
  const target = document.getElementById(id)!;
  target.addEventListener('click', (event) => (self.pressed = event), { once: true });
  (target.querySelector<HTMLElement>(inside) ?? target).click();
  const presses: string[] = [];
  target.addEventListener('click', () => presses.push(id));
  return presses;
}
