import { createHash } from 'node:crypto';
import type { ContentImage } from '../images/contentImage.ts';
import { embedAddresses } from './embeds.ts';
import { asHtml } from './asHtml.ts';
import { finish, type SanitisedText } from './finish.ts';
import { limitNesting } from './limitNesting.ts';
import { sanitise } from './sanitise.ts';
import type { TextSurroundings } from './surroundings.ts';

export type { SanitisedText } from './finish.ts';
export type { TextSurroundings } from './surroundings.ts';

/**
 * Makes HTML to show of a text that an editor wrote, in HTML or Markdown. Nothing in it is trusted:
 * what the design does not know how to show is dropped, whoever wrote it.
 */
export function richText(
  source: string,
  surroundings: TextSurroundings,
  memory?: TextMemory,
): SanitisedText {
  if (!memory) return finishedText(source, surroundings);
  const { names, ...others } = surroundings;
  const alone = remembered(source, others, memory);
  return !names || names.takeAll(alone.names) ? alone : finishedText(source, surroundings);
}

function remembered(
  source: string,
  surroundings: Omit<TextSurroundings, 'names'>,
  memory: TextMemory,
): SanitisedText {
  const key = keyOf(source, surroundings);
  const cached = memory.get(key);
  if (cached && stillHolds(cached, surroundings)) return cached.text;

  const links: [string, string][] = [];
  const images: [string, ContentImage | undefined][] = [];
  const text = finishedText(source, {
    ...surroundings,
    localised(path) {
      const address = surroundings.localised(path);
      links.push([path, address]);
      return address;
    },
    image(address) {
      const image = surroundings.image?.(address);
      images.push([address, image]);
      return image;
    },
  });
  memory.set(key, { text, links, images });
  return text;
}

function finishedText(source: string, surroundings: TextSurroundings): SanitisedText {
  return finish(sanitise(limitNesting(asHtml(source))), surroundings);
}

/** The addresses on other hosts that a text embeds. */
export function embedsIn(source: string): string[] {
  return mayEmbed.test(source) ? embedAddresses(sanitise(limitNesting(asHtml(source)))) : [];
}

const mayEmbed = /<(?:iframe|video|object|embed)\b/i;

/** Texts of the builds before. */
export interface TextMemory {
  get(key: string): FinishedText | undefined;
  set(key: string, text: FinishedText): unknown;
}

/** Plain JSON. */
export interface FinishedText {
  readonly text: SanitisedText;
  /** Where its links inside the site were led to. */
  readonly links: readonly (readonly [path: string, address: string])[];
  /** What was found at the addresses of its pictures. */
  readonly images: readonly (readonly [address: string, image: ContentImage | undefined])[];
}

function keyOf(source: string, surroundings: TextSurroundings): string {
  const { language, newTabHint, siteOrigin, deepestAnchor, rankAbove, embed } = surroundings;
  return createHash('sha256')
    .update(
      JSON.stringify([
        language,
        newTabHint,
        siteOrigin,
        deepestAnchor,
        rankAbove,
        embed !== undefined,
      ]),
    )
    .update(source)
    .digest('base64');
}

/** A page that a link leads to may have moved since, and a picture may have been replaced. */
function stillHolds({ links, images }: FinishedText, surroundings: TextSurroundings): boolean {
  return (
    links.every(([path, address]) => surroundings.localised(path) === address) &&
    images.every(
      ([address, image]) => JSON.stringify(surroundings.image?.(address)) === JSON.stringify(image),
    )
  );
}
