import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import type {
  Handler,
  DirectusRequest,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import './fakeDirectus.ts';

const { takeTurns } =
  await import('../../../../../../cms/extensions/collegium/guard/turnsOfNetworks.ts');

/** The requests that Directus has started, in this order. */
let working: Sent[];
let handlers: readonly Handler[];

beforeEach(() => {
  working = [];
  handlers = [];
  takeTurns({
    // Directus calls those of `app.before` first, which are registered last.
    init: (_event, register) =>
      register({
        app: { use: (handler: Handler) => void (handlers = [handler, ...handlers]) } as never,
      }),
  } as Parameters<typeof takeTurns>[0]);
});

/** A request, with a connection that its sender can close. */
class Sent {
  readonly response: EventEmitter & {
    readonly destroyed: boolean;
    writeHead(status: number): void;
    end(): void;
  };
  error: unknown;
  /** Ends the time in which the client has to take the answer. */
  runOut: (() => void) | undefined;
  #isReading = true;

  constructor(request: object = {}) {
    const response = Object.assign(new EventEmitter(), {
      destroyed: false,
      setHeader: () => undefined,
      writeHead: () => undefined,
      setTimeout: (_milliseconds: number, handler: () => void) => (this.runOut = handler),
      destroy: () => this.#close(),
      // Node tells of a response that was sent, and not again if the connection was closed before.
      end: () => this.#isReading && this.#close(),
    });
    this.response = response;
    const usual = { ip: '192.0.2.1', originalUrl: '/items/news', accountability: { user: null } };
    const sent = { ...usual, ...request } as unknown as DirectusRequest;
    const pass = ([handler, ...others]: readonly Handler[]): void => {
      if (!handler) working.push(this);
      else
        handler(sent, response as never, (error: unknown) => {
          if (error) this.error = error;
          else pass(others);
        });
    };
    pass(handlers);
  }

  beginAnswer(): void {
    this.response.writeHead(200);
  }

  /** Takes nothing of the answer. */
  stopReading(): void {
    this.#isReading = false;
  }

  answer(): void {
    this.response.end();
  }

  goAway(): void {
    this.#close();
  }

  #close(): void {
    if (this.response.destroyed) return;
    Object.assign(this.response, { destroyed: true });
    this.response.emit('close');
  }
}

const send = (count: number, request?: object) =>
  Array.from({ length: count }, () => new Sent(request));

test('Directus works on four requests of a network at the same time', () => {
  const sent = send(6);
  expect(working).toEqual(sent.slice(0, 4));
  const [elsewhere] = send(1, { ip: '198.51.100.1' });
  expect(working.at(-1)).toBe(elsewhere);
  sent[2]!.answer();
  expect(working.at(-1)).toBe(sent[4]);
  sent[0]!.answer();
  expect(working.at(-1)).toBe(sent[5]);
});

test('two addresses of an IPv6 network share their turns', () => {
  const [first] = send(4, { ip: '2001:db8:0:1::1' });
  const [fifth] = send(1, { ip: '2001:db8:0:2::1' });
  expect(working).not.toContain(fifth);
  first!.answer();
  expect(working).toContain(fifth);
});

test('people who work in Directus take no turns', () => {
  send(4);
  for (const accountability of [{ admin: true }, { app: true }]) {
    expect(working).toContain(send(1, { accountability })[0]);
  }
});

test('a file has its turn until its content is sent', () => {
  const [file, ...others] = send(4, { originalUrl: '/assets/1' });
  const [fifth] = send(1);
  expect(working).not.toContain(fifth);
  file!.beginAnswer();
  expect(working).toContain(fifth);
  others[0]!.goAway();
  const [sixth] = send(1);
  expect(working).not.toContain(sixth);
  others[0]!.answer();
  expect(working).toContain(sixth);
});

test('whoever takes nothing of an answer for a minute is cut off, and makes room', () => {
  const sent = send(5);
  sent[0]!.stopReading();
  sent[0]!.answer();
  expect(working).not.toContain(sent[4]);
  sent[0]!.runOut!();
  expect(working).toContain(sent[4]);
  // Whoever reads is not cut off.
  sent[1]!.answer();
  expect(sent[1]!.runOut).toBeUndefined();
});

test('a member takes turns', () => {
  send(4);
  expect(working).not.toContain(send(1, { accountability: { user: 'a', app: false } })[0]);
});

test('the 201st that would have to wait is refused', () => {
  // docs/operating.md, Limits
  const sent = send(204);
  expect(sent.filter(({ error }) => error)).toEqual([]);
  expect(send(1)[0]!.error).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' });
  expect(send(1, { ip: '198.51.100.1' })[0]!.error).toBeUndefined();
  for (const each of sent) each.answer();
  expect(working).toHaveLength(205);
  expect(send(1)[0]!.error).toBeUndefined();
});

test('whoever goes away while waiting is not worked for', () => {
  const sent = send(6);
  sent[4]!.goAway();
  sent[0]!.answer();
  expect(working).not.toContain(sent[4]);
  expect(working.at(-1)).toBe(sent[5]);
});

test('whoever goes away makes no room for others while Directus goes on with the work', () => {
  const sent = send(5);
  sent[0]!.goAway();
  expect(working).not.toContain(sent[4]);
  sent[0]!.answer();
  expect(working).toContain(sent[4]);
});

test('an answer that never comes makes room after a minute', () => {
  jest.useFakeTimers();
  const sent = send(5);
  sent[0]!.goAway();
  jest.advanceTimersByTime(59_999);
  expect(working).not.toContain(sent[4]);
  jest.advanceTimersByTime(1);
  expect(working).toContain(sent[4]);
  // Its turn ends once.
  sent[0]!.answer();
  send(1);
  expect(working).toHaveLength(5);
  jest.useRealTimers();
});
