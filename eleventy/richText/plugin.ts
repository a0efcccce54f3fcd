import type { EleventyConfig } from '../eleventyConfig.ts';
import type { Memo } from '../memo/Memo.ts';
import type { FinishedText, TextMemory } from './richText.ts';

/**
 * Adds a memory for finished texts to the pages' data. `npm run dev` keeps it in the process, `npm
 * run build` in the memo, since one build shows each text about once.
 */
export function richTexts(config: EleventyConfig) {
  let memory: TextMemory | undefined = config.memory && inMemo(config.memory.memo);
  config.on('eleventy.before', ({ runMode }) => {
    if (runMode !== 'build') memory ??= new Map();
  });
  config.addGlobalData('textMemory', () => memory);
}

function inMemo(memo: Memo): TextMemory {
  return {
    get(key) {
      const json = memo.get(`text ${key}`);
      return json === undefined ? undefined : (JSON.parse(json) as FinishedText);
    },
    set(key, text) {
      memo.set(`text ${key}`, JSON.stringify(text));
    },
  };
}
