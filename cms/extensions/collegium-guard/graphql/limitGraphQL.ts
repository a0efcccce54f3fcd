import { ForbiddenError, InvalidQueryError } from '@directus/errors';
import { around } from '../../collegium-forms/around.ts';
import { problemOf } from '../queries/problemOf.ts';
import type { Context } from '../register.ts';
import { aliasesIn, costOf, type Document } from './costOf.ts';

/** Fields with a selection set in one request. An item with its texts, files and parts needs four. */
const mostQuestions = 20;

/** Values by another name in one request. 300 of them, in 20 lists, copied all articles 6,000 times. */
const mostAliases = 20;

/**
 * Only administrators may use GraphQL for Directus' own collections: one request could contain a thousand
 * log-ins. For the content, the cost of a request is limited to what a page needs.
 */
export function limitGraphQL({ services: { GraphQLService } }: Context): void {
  around(GraphQLService, 'execute', ({ scope, accountability }, proceed, [request]) => {
    const { document, variables } = request as { document: Document; variables?: unknown };
    const isTrusted = accountability?.admin === true;
    if (scope === 'system' && !isTrusted) throw new ForbiddenError();
    if (!isTrusted && costOf(document) > mostQuestions) {
      throw new InvalidQueryError({ reason: `One request may ask ${mostQuestions} questions` });
    }
    if (!isTrusted && aliasesIn(document) > mostAliases) {
      throw new InvalidQueryError({
        reason: `One request may have ${mostAliases} aliases of values`,
      });
    }
    const problem = problemOf(variables);
    if (problem !== undefined) throw new InvalidQueryError({ reason: problem });
    return proceed(request);
  });
}
