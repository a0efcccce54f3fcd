import { registerHooks } from 'node:module';

/* Loaded by Node before a build: its templates use the functions of `cachedProps.ts` instead of their own. */

const cachedProps = new URL('cachedProps.ts', import.meta.url).href;

const replaced =
  /\/pages\/(?:news\/(?:relatedNews|newsTeaserProps)|contact\/callToActionProps|products\/(?:brandProps|attributeNames))\.ts$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const isReplaced = replaced.test(found.url) && context.parentURL !== cachedProps;
    return isReplaced ? { ...found, url: cachedProps } : found;
  },
});
