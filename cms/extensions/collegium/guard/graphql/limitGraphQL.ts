import { ForbiddenError, InvalidQueryError } from '@directus/errors';
import { around } from '../../around.ts';
import { maxAliases } from '../queries/namesProblemOf.ts';
import { problemOf } from '../queries/problemOf.ts';
import type { Context } from '../../directus.ts';
import { aliasesIn, costOf, lengthOf, type Document } from './costOf.ts';

/** Fields with a selection set in one request. An item with its texts, files and parts needs four. */
const maxQuestions = 20;

/** Fields and fragments in one request, when each fragment is written out. Nobody needs a tenth of them. */
const longest = 1000;

/**
 * Only administrators may use GraphQL for Directus' own collections: one request could contain a thousand
 * log-ins. For the content, the cost of a request is limited to what a page needs.
 */
export function limitGraphQL({ services: { GraphQLService } }: Context): void {
  around(GraphQLService, 'execute', ({ scope, accountability }, proceed, [request]) => {
    const { document, variables } = request as { document: Document; variables?: unknown };
    const isTrusted = accountability?.admin === true;
    if (scope === 'system' && !isTrusted) throw new ForbiddenError();
    if (!isTrusted && costOf(document) > maxQuestions) {
      throw new InvalidQueryError({
        reason: `One request may select fields of at most ${maxQuestions} objects`,
      });
    }
    if (!isTrusted && lengthOf(document) > longest) {
      throw new InvalidQueryError({ reason: `One request may select at most ${longest} fields` });
    }
    const max = maxAliases(accountability);
    if (!isTrusted && aliasesIn(document) > max) {
      throw new InvalidQueryError({ reason: `One request may have ${max} aliases` });
    }
    const used = valuesIn(document, Object(variables) as Variables);
    const problem = problemOf(variables) ?? problemOf(used);
    if (problem !== undefined) throw new InvalidQueryError({ reason: problem });
    return proceed(request);
  });
}

type Variables = Readonly<Record<string, unknown>>;

/** Returns the values of all variables in a document, each as often as it is used: one can be in a condition 450 times. */
function valuesIn(node: unknown, variables: Variables): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const { kind, name } = node as { readonly kind?: unknown; readonly name?: { value?: unknown } };
  if (kind === 'Variable') return [variables[String(name?.value)]];
  return Object.entries(node).flatMap(([part, inner]) =>
    notUses.has(part) ? [] : valuesIn(inner, variables),
  );
}

/** Parts of a document that use no variables. A location leads to all words of the document. */
const notUses: ReadonlySet<string> = new Set(['loc', 'variableDefinitions']);
