import { InvalidPayloadError } from '@directus/errors';
import { slug as slugRule } from '../../../../data/fields/checks.ts';
import type { Register } from '../directus.ts';

/** Refuses a slug that the build would refuse, by the same rule. */
export function checkSlugs({ filter }: Register): void {
  for (const action of ['create', 'update'] as const) {
    filter(`${collection}.items.${action}`, (texts) => {
      const { slug } = texts as Texts;
      const isRight = slug === undefined || slug === null || slugRule().safeParse(slug).success;
      if (isRight) return texts;
      throw new InvalidPayloadError({ reason: wrong });
    });
  }
}

const collection = 'pages_translations';

interface Texts {
  readonly slug?: unknown;
}

const wrong =
  'Die Adresse darf nur aus kleinen Buchstaben, Ziffern, Bindestrichen und / bestehen, zum Beispiel service/satzung. Umlaute schreiben Sie als ae, oe, ue. / ' +
  'The address may contain only small letters, digits, hyphens and /, such as service/satzung';
