import { hash } from 'node:crypto';
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
 * Turns an editor's HTML or Markdown into HTML for a page. Nothing in the text is trusted: elements
 * without a design are dropped, whoever wrote them.
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

/** Returns the addresses on other hosts that a text embeds. */
export function embedsIn(source: string): string[] {
  return mayEmbed.test(source) ? embedAddresses(sanitise(limitNesting(asHtml(source)))) : [];
}

const mayEmbed = /<(?:iframe|video|object|embed)\b/i;

/** Finished texts of earlier builds. */
export interface TextMemory {
  get(key: string): FinishedText | undefined;
  set(key: string, text: FinishedText): unknown;
}

/** A finished text, with what it depends on. Plain JSON. */
export interface FinishedText {
  readonly text: SanitisedText;
  /** The localised addresses of its internal links. */
  readonly links: readonly (readonly [path: string, address: string])[];
  /** The pictures found at its picture addresses. */
  readonly images: readonly (readonly [address: string, image: ContentImage | undefined])[];
}

function keyOf(source: string, surroundings: TextSurroundings): string {
  const { language, newTabHint, siteOrigin, deepestAnchor, rankAbove, embed } = surroundings;
  const settings = JSON.stringify([
    language,
    newTabHint,
    siteOrigin,
    deepestAnchor,
    rankAbove,
    embed !== undefined,
  ]);
  return hash('sha256', settings + source, 'base64');
}

/**
 * True if a remembered text is still valid: a linked page may have moved, and a picture may have
 * been replaced.
 */
function stillHolds({ links, images }: FinishedText, surroundings: TextSurroundings): boolean {
  return (
    links.every(([path, address]) => surroundings.localised(path) === address) &&
    images.every(
      ([address, image]) => JSON.stringify(surroundings.image?.(address)) === JSON.stringify(image),
    )
  );
}
