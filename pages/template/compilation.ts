import { createElement, Fragment } from 'react';
import { Compilation } from '../../eleventy/pageData/Compilation.ts';
import { frame } from '../frame/frame.tsx';
import { pageContext } from './pageContext.ts';
import type { TemplateData } from './templateData.ts';

/** Returns the compilation of the build, which all pages share. */
export function compilationOf(data: TemplateData): Compilation {
  return (data.sharedProps.compilation ??= compile(data));
}

function compile(data: TemplateData): Compilation {
  const { siteContent: content, rendering } = data;
  const firstPages = content.site.languages
    .flatMap((language) => content.routes.all.find((route) => route.language === language) ?? [])
    .map((route) =>
      frame(pageContext({ ...data, route }), createElement(Fragment), data.environment.siteUrl),
    );
  const compilation = new Compilation(firstPages, rendering);
  data.pageData.setApp({ compilationHash: compilation.hash });
  return compilation;
}
