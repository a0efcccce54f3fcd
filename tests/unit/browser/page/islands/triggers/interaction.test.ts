/** @jest-environment jsdom */
import { triggers } from '../../../../../../browser/page/islands/triggers.ts';
import { island } from './island.ts';

/*
 * Islands that hydrate at the first sign of interest. No click or submission before this is lost.
 */

describe('interaction', () => {
  beforeEach(() => {
    island.innerHTML = `
      <form>
        <input name="name" value="Muster" />
        <label><input type="checkbox" name="consent" /> gelesen</label>
        <a href="#datenschutz">Datenschutz</a>
        <a href="#zurueck" data-answered="">Zurück</a>
        <button name="send"><span>Senden</span></button>
      </form>
      <button type="button">Mehr</button>`;
  });

  it('waits for a sign of interest', () => {
    const { hydrate } = interactive();
    expect(hydrate).not.toHaveBeenCalled();
  });

  it.each(['pointerenter', 'touchstart', 'focusin'])(
    'starts on %s, which has its usual effect',
    (type) => {
      const { hydrate } = interactive();
      const event = fire(island, type);
      expect(hydrate).toHaveBeenCalledTimes(1);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('starts at once if the focus is already in it', () => {
    island.querySelector('input')!.focus();
    const { hydrate } = interactive();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('starts once for several events', () => {
    const { hydrate } = interactive();
    fire(island, 'pointerenter');
    fire(island, 'focusin');
    button('Mehr').click();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('stores the first click on a button, and repeats it when React listens', async () => {
    const { hydrate, finish } = interactive();
    const clicks = listen(document, 'click');
    button('Mehr').click();
    button('Mehr').click();
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(clicks).toHaveLength(0);

    await finish();
    expect(clicks.map(({ target }) => target)).toEqual([button('Mehr')]);
  });

  it('recognises a click on the content of a button', async () => {
    const { finish } = interactive();
    const clicks = listen(document, 'click', preventDefault);
    button('Senden').querySelector('span')!.click();
    await finish();
    expect(clicks.map(({ target }) => target)).toEqual([button('Senden')]);
  });

  it('sends a form once, through the button that was pressed', async () => {
    const { finish } = interactive();
    const submissions = listen<SubmitEvent>(document, 'submit', preventDefault);
    button('Senden').click();
    expect(submissions).toHaveLength(0);

    await finish();
    expect(submissions.map(({ submitter }) => submitter)).toEqual([button('Senden')]);
  });

  it('stores a submission without a click, and repeats it', async () => {
    const { finish } = interactive();
    const submissions = listen<SubmitEvent>(document, 'submit', preventDefault);
    const form = island.querySelector('form')!;
    form.requestSubmit(button('Senden'));
    form.requestSubmit(button('Senden'));
    expect(submissions).toHaveLength(0);

    await finish();
    expect(submissions).toHaveLength(1);
  });

  it.each([
    ['a link', 'a'],
    ['a field', 'input[name=name]'],
    ['a checkbox', 'input[name=consent]'],
    ['a label', 'label'],
  ])('does not stop a click on %s', (_, selector) => {
    const { hydrate } = interactive();
    const clicks = listen(document, 'click');
    island.querySelector<HTMLElement>(selector)!.click();
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(clicks[0]?.defaultPrevented).toBe(false);
  });

  it('stores a click on a link that the island handles, and repeats it', async () => {
    const { finish } = interactive();
    const clicks = listen(document, 'click', preventDefault);
    const link = island.querySelector<HTMLElement>('[data-answered]')!;
    link.click();
    link.click();
    expect(clicks).toHaveLength(0);

    await finish();
    expect(clicks).toHaveLength(1);
  });

  it('does not stop a click that opens such a link elsewhere', () => {
    const { hydrate } = interactive();
    const clicks = listen(document, 'click', preventDefault);
    const link = island.querySelector<HTMLElement>('[data-answered]')!;
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(clicks).toHaveLength(1);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('leaves everything to React after hydration', async () => {
    const { hydrate, finish } = interactive();
    fire(island, 'focusin');
    await finish();
    const clicks = listen(document, 'click');
    button('Mehr').click();
    button('Mehr').click();
    expect(clicks).toHaveLength(2);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('leaves everything to the browser if hydration fails', async () => {
    const { finish } = interactive();
    const submissions = listen<SubmitEvent>(document, 'submit', preventDefault);
    button('Senden').click();
    // A failed hydration only resolves its promise. No component has taken over the form.
    await finish();
    button('Senden').click();
    expect(submissions).toHaveLength(2);
  });
});

/** An island that waits for interaction; `finish` ends its hydration. */
function interactive() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const hydrate = jest.fn(() => promise as Promise<unknown> as Promise<void>);
  triggers.interaction(island, hydrate);
  const finish = async () => {
    resolve(undefined);
    await promise;
  };
  return { hydrate, finish };
}

function button(text: string): HTMLButtonElement {
  return [...island.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
}

function fire(target: EventTarget, type: string): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

/** Collects the events that reach a target, until the end of the test. */
function listen<Kind extends Event>(
  target: EventTarget,
  type: string,
  answer: (event: Event) => void = () => undefined,
): Kind[] {
  const events: Kind[] = [];
  const listener = (event: Event) => {
    events.push(event as Kind);
    answer(event);
  };
  target.addEventListener(type, listener, { signal: endOfTest.signal });
  return events;
}

let endOfTest = new AbortController();
afterEach(() => {
  endOfTest.abort();
  endOfTest = new AbortController();
});

function preventDefault(event: Event): void {
  event.preventDefault();
}
