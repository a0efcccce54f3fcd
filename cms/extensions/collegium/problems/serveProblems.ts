import { ForbiddenError } from '@directus/errors';
import type { Router } from 'express';
import { contentProblems } from '../../../../data/checks/contentProblems.ts';
import { atMostEvery } from '../atMostEvery.ts';
import type { Context, DirectusRequest } from '../directus.ts';
import { worksInDirectus } from '../guard/worksInDirectus.ts';
import { languageOf } from '../publishing/editorLanguage.ts';
import { isTooMuch } from '../publishing/largeKinds.ts';
import { kindOf, placeOf, sentenceOf } from '../publishing/problemWords.ts';
import { readContent } from '../publishing/readContent.ts';
import { noProblems, type ProblemsAnswer } from './answer.ts';

/** Milliseconds for which all people get the same problems. Finding them takes 0.1 s of Directus' only thread. */
const pause = 5000;

/** One mistake may be a problem of many records, so 20 lines are enough to find it. */
const maxShown = 20;

/**
 * Returns the problems of the public content, by the rules of the build, to accounts with access to Directus' interface. Directus
 * refuses most of them when an editor saves, but not those by a script, an import or an administrator.
 *
 * Returns none if there are very many news or products.
 */
export function serveProblems(router: Router, directus: Context): void {
  const { database, getSchema } = directus;
  const find = atMostEvery(pause, async () => {
    if (await isTooMuch(database)) return undefined;
    const schema = await getSchema();
    const content = await readContent(directus, { database, schema }, { time: new Date() });
    const problems = contentProblems(content);
    return problems.length > 0 ? { content, problems } : undefined;
  });
  const answer = async (user: string | null): Promise<ProblemsAnswer> => {
    const found = await find();
    if (!found) return noProblems;
    const { content, problems } = found;
    const language = await languageOf(database, user);
    const context = { content, language };
    const shown = problems.slice(0, maxShown).map((problem) => ({
      link: kindOf(problem.origin) ? `/content/${problem.origin}` : null,
      place: placeOf(problem, context),
      sentence: sentenceOf(problem, context),
    }));
    return { problems: shown, total: problems.length, language };
  };
  router.get('/', (request: DirectusRequest, response, next) => {
    if (!worksInDirectus(request)) {
      next(new ForbiddenError());
      return;
    }
    response.setHeader('Cache-Control', 'private, no-store');
    answer(request.accountability?.user ?? null).then((data) => response.json({ data }), next);
  });
}
