import { ForbiddenError, InvalidQueryError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import { problemOf } from '../queries/problemOf.ts';
import type { Context } from '../register.ts';
import { costOf, type Document } from './costOf.ts';

/** Questions to the database in one request: an item with its texts, files and parts are four. */
const mostQuestions = 20;

/**
 * GraphQL's second way to everything that is Directus' own is for administrators: one request could hold a thousand
 * log-ins. Of the content, one request asks for no more than a page needs.
 */
export function limitGraphQL({ services: { GraphQLService } }: Context): void {
  around(GraphQLService, 'execute', ({ scope, accountability }, proceed, [request]) => {
    const { document, variables } = request as { document: Document; variables?: unknown };
    const isTrusted = accountability?.admin === true;
    if (scope === 'system' && !isTrusted) throw new ForbiddenError();
    if (!isTrusted && costOf(document) > mostQuestions) {
      throw new InvalidQueryError({ reason: `One request may ask ${mostQuestions} questions` });
    }
    const problem = problemOf(variables);
    if (problem !== undefined) throw new InvalidQueryError({ reason: problem });
    return proceed(request);
  });
}
