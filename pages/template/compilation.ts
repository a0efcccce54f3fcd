import { createElement, Fragment } from 'react';
import type { Content } from '../../data/Content.ts';
import { Compilation } from '../../eleventy/pageData/Compilation.ts';
import { frame } from '../frame/frame.tsx';
import { pageContext } from './pageContext.ts';
import type { TemplateData } from './templateData.ts';

/** The compilation that a page belongs to: one for all pages of a build. */
export function compilationOf(data: TemplateData): Compilation {
  const { siteContent: content } = data;
  const cached = compilations.get(content);
  if (cached) return cached;
  const compilation = new Compilation(
    content.site.languages
      .flatMap((language) => content.routes.all.find((route) => route.language === language) ?? [])
      .map((route) =>
        frame(pageContext({ ...data, route }), createElement(Fragment), data.environment.siteUrl),
      ),
    content,
    data.assets,
  );
  compilations.set(content, compilation);
  data.pageData.setApp({ compilationHash: compilation.hash });
  return compilation;
}

const compilations = new WeakMap<Content, Compilation>();
