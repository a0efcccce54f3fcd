import { around } from '../../../../../cms/extensions/collegium/around.ts';

class Service {
  readonly name = 'service';
  greet(who: string): string {
    return `${this.name} greets ${who}`;
  }
}

test('whoever calls the method passes the wrapper, which knows the service and what it is called with', () => {
  around(Service, 'greet', ({ name }, proceed, [who]) => {
    if (who === 'nobody') throw new Error(`${name} refuses`);
    return proceed(`${String(who)}!`);
  });
  expect(new Service().greet('Anna')).toBe('service greets Anna!');
  expect(() => new Service().greet('nobody')).toThrow('service refuses');
});

test('a version of Directus without the method is not taken for guarded', () => {
  expect(() => around(Service, 'gone' as never, () => undefined)).toThrow(
    'Directus has no method gone to guard.',
  );
});
