import { expect, it, jest } from '@jest/globals';
import { ForbiddenError } from '../guard/fakeErrors.ts';
import { validateAccess } from '../guard/fakeModules.ts';

const { noteAnswers } =
  await import('../../../../../../cms/extensions/collegium/answers/noteAnswers.ts');

it('asks the database nothing for somebody who may not change a message', async () => {
  const proceeded = jest.fn();
  class ItemsService {
    readonly collection = 'messages';
    readonly accountability = { user: null, admin: false };
    readonly knex = jest.fn();
    updateMany(...input: readonly unknown[]) {
      return Promise.resolve(proceeded(...input));
    }
  }
  noteAnswers({} as never, { services: { ItemsService } } as never);
  validateAccess.mockRejectedValueOnce(new ForbiddenError());
  const service = new ItemsService();
  // PostgreSQL fails at a text in place of a number.
  const change = service.updateMany(['abc'], { state: 'answered' });
  await expect(change).rejects.toBeInstanceOf(ForbiddenError);
  expect(service.knex).not.toHaveBeenCalled();
  expect(proceeded).not.toHaveBeenCalled();
});
