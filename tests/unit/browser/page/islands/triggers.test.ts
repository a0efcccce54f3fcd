/** @jest-environment jsdom */
import { holdConsents } from '../../../../../browser/consent/consents.ts';
import { triggers } from '../../../../../browser/page/islands/triggers.ts';

let island: HTMLElement;

beforeEach(() => {
  island = document.body.appendChild(document.createElement('collegium-island'));
});
afterEach(() => document.body.replaceChildren());

describe('load', () => {
  it('hydrates at once', () => {
    const hydrate = jest.fn(never);
    triggers.load(island, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('repeats what was pressed before', async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    island.innerHTML = '<form><button>Anmelden</button></form>';
    island.addEventListener('submit', submitted);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    triggers.load(island, () => promise);
    island.querySelector('button')!.click();
    expect(submitted).not.toHaveBeenCalled();
    resolve(undefined);
    await promise;
    await Promise.resolve();
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('session', () => {
  beforeEach(() => island.setAttribute('storage-key', 'chart'));
  afterEach(() => sessionStorage.clear());

  it('hydrates at once where the tab holds something', () => {
    sessionStorage.setItem('chart', '{}');
    const hydrate = jest.fn(never);
    triggers.session(island, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('leaves the island as it is where the tab holds nothing', () => {
    const hydrate = jest.fn(never);
    triggers.session(island, hydrate);
    island.dispatchEvent(new Event('focusin'));
    expect(hydrate).not.toHaveBeenCalled();
  });
});

describe('consented', () => {
  const answer = (consentGiven: boolean) => holdConsents([{ function_id: 'rating', consentGiven }]);
  beforeEach(() => island.setAttribute('function-id', 'rating'));
  afterEach(() => holdConsents(undefined));

  /** Events of the island in the order in which they happen. */
  function life(): string[] {
    const events: string[] = [];
    island.addEventListener('leave', () => events.push('left'));
    triggers.consented(island, () => {
      events.push('hydrated');
      return Promise.resolve();
    });
    return events;
  }

  it('waits for the visitor to allow it', async () => {
    const events = life();
    await settled();
    expect(events).toEqual([]);
    answer(true);
    await settled();
    expect(events).toEqual(['hydrated']);
  });

  it('ends with the consent, and comes again with another', async () => {
    answer(true);
    const events = life();
    answer(false);
    answer(true);
    await settled();
    expect(events).toEqual(['hydrated', 'left', 'hydrated']);
  });

  it('ends no life before it has begun', async () => {
    answer(true);
    let begin: () => void = () => undefined;
    const events: string[] = [];
    island.addEventListener('leave', () => events.push('left'));
    triggers.consented(island, () => new Promise<void>((resolve) => (begin = resolve)));
    await settled();
    answer(false);
    await settled();
    expect(events).toEqual([]);
    begin();
    await settled();
    expect(events).toEqual(['left']);
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve));
});

describe('stored', () => {
  beforeEach(() => island.setAttribute('storage-key', 'chart:'));
  afterEach(() => localStorage.clear());

  it('hydrates at once where a key begins so', () => {
    localStorage.setItem('chart:1', '');
    const hydrate = jest.fn(never);
    triggers.stored(island, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('waits no longer once the visitor has left the page', () => {
    const hydrate = jest.fn(never);
    triggers.stored(island, hydrate);
    island.dispatchEvent(new Event('leave'));
    localStorage.setItem('chart:1', '');
    dispatchEvent(new StorageEvent('storage', { key: 'chart:1' }));
    expect(hydrate).not.toHaveBeenCalled();
  });

  it('hydrates once, when another tab stores one', () => {
    localStorage.setItem('colour', 'dark');
    const hydrate = jest.fn(never);
    triggers.stored(island, hydrate);
    expect(hydrate).not.toHaveBeenCalled();

    localStorage.setItem('chart:1', '');
    dispatchEvent(new StorageEvent('storage', { key: 'chart:1' }));
    dispatchEvent(new StorageEvent('storage', { key: 'chart:1' }));
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('idle', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  it('hydrates when the browser has nothing better to do', () => {
    const requestIdleCallback = jest.fn<number, [IdleRequestCallback, object]>(() => 0);
    Object.assign(window, { requestIdleCallback });
    const hydrate = jest.fn(never);
    triggers.idle(island, hydrate);
    expect(hydrate).not.toHaveBeenCalled();
    // Some browsers are never idle. The timeout limits how long the visitor waits.
    expect(requestIdleCallback.mock.lastCall![1]).toEqual({ timeout: 2000 });

    requestIdleCallback.mock.lastCall![0]({ didTimeout: false, timeRemaining: () => 50 });
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('waits for the next turn in browsers that can not tell', () => {
    jest.useFakeTimers();
    const hydrate = jest.fn(never);
    triggers.idle(island, hydrate);
    expect(hydrate).not.toHaveBeenCalled();

    jest.runAllTimers();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('visible', () => {
  const observe = jest.fn<undefined, [Element]>();
  const disconnect = jest.fn<undefined, []>();
  const IntersectionObserver = jest.fn<object, ObserverArguments>();
  type ObserverArguments = [
    (entries: { isIntersecting: boolean }[]) => void,
    IntersectionObserverInit,
  ];

  beforeEach(() => {
    IntersectionObserver.mockReturnValue({ observe, disconnect });
    Object.assign(window, { IntersectionObserver });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('hydrates shortly before the island scrolls into view, once', () => {
    island.innerHTML = '<p>Diagramm</p>';
    const hydrate = jest.fn(never);
    triggers.visible(island, hydrate);
    const [onChange, { rootMargin }] = IntersectionObserver.mock.lastCall!;
    expect(observe).toHaveBeenLastCalledWith(island.firstElementChild);
    expect(rootMargin).toBe('200px');

    onChange([{ isIntersecting: false }]);
    expect(hydrate).not.toHaveBeenCalled();

    onChange([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('watches an island that is still empty', () => {
    triggers.visible(island, never);
    expect(observe).toHaveBeenLastCalledWith(island);
  });

  it('takes its distance from the island', () => {
    island.setAttribute('margin', '50%');
    triggers.visible(island, never);
    expect(IntersectionObserver.mock.lastCall![1].rootMargin).toBe('50%');
  });
});

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
    'starts on %s, without holding it up',
    (type) => {
      const { hydrate } = interactive();
      const event = fire(island, type);
      expect(hydrate).toHaveBeenCalledTimes(1);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('starts at once where the visitor is in it already', () => {
    island.querySelector('input')!.focus();
    const { hydrate } = interactive();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('starts once, however much interest there is', () => {
    const { hydrate } = interactive();
    fire(island, 'pointerenter');
    fire(island, 'focusin');
    button('Mehr').click();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('keeps the first click on a button and repeats it once React listens', async () => {
    const { hydrate, finish } = interactive();
    const clicks = listen(document, 'click');
    button('Mehr').click();
    button('Mehr').click();
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(clicks).toHaveLength(0);

    await finish();
    expect(clicks.map(({ target }) => target)).toEqual([button('Mehr')]);
  });

  it('knows a button by what is in it', async () => {
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

  it('keeps a submission that no click on a button began, and repeats it', async () => {
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
  ])('lets a click on %s through', (_, selector) => {
    const { hydrate } = interactive();
    const clicks = listen(document, 'click');
    island.querySelector<HTMLElement>(selector)!.click();
    expect(hydrate).toHaveBeenCalledTimes(1);
    expect(clicks[0]?.defaultPrevented).toBe(false);
  });

  it('keeps a click on a link that the island answers, and repeats it', async () => {
    const { finish } = interactive();
    const clicks = listen(document, 'click', preventDefault);
    const link = island.querySelector<HTMLElement>('[data-answered]')!;
    link.click();
    link.click();
    expect(clicks).toHaveLength(0);

    await finish();
    expect(clicks).toHaveLength(1);
  });

  it('lets through a click that opens such a link elsewhere', () => {
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

  it('leaves everything to the browser where hydration fails', async () => {
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

/** A hydration that never finishes during the test. */
function never(): Promise<void> {
  return new Promise(() => undefined);
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
