import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '#engine/declaration/language.ts';
import type { Assets } from '#renderer/build/assets.ts';
import { fontRules } from '#renderer/fonts/font-rules.ts';
import { keepUsedRules } from '#renderer/styles/used-rules.ts';
import { type Look, lookRule } from './look.ts';

/** The content of a page's head. */
export interface Head {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute; absent if the page has no address of its own. */
  readonly canonical?: string;
  /** Absolute. */
  readonly picture?: string;
  readonly siteName: string;
  /** Whether search engines should leave it out. */
  readonly isUnlisted?: boolean;
}

interface DocumentOptions {
  readonly head: Head;
  readonly look: Look;
  readonly assets: Assets;
  readonly body: ReactNode;
}

/** A whole HTML document that shows one thing. */
export function drawDocument({ body, ...options }: DocumentOptions): string {
  const markup = renderToString(body);
  return `${drawStart({ ...options, markup })}${drawEnd(markup)}`;
}

/**
 * A document up to its body: style and script inline, nothing from another host. Its font is not
 * preloaded: that would delay the first paint, for which the fallback fonts have the right size.
 *
 * @param options.markup everything that the page may ever show, which determines the style rules it
 *   carries
 */
export function drawStart({
  head,
  look,
  assets,
  markup,
}: Omit<DocumentOptions, 'body'> & { readonly markup: string }): string {
  const { font, titles, setting } = look;
  const faces = fontRules(font, titles && { ...titles, setting });
  const ownRules = `${faces}${look.rules ?? ''}:root{${lookRule(look)}}`;
  return [
    `<!doctype html><html lang="${head.language}">`,
    drawHead(head, look).replace('</head>', ''),
    `<style>${ownRules}${keepUsedRules(assets.style, markup)}</style>${assets.head}</head>`,
  ].join('');
}

/** What the script that waits for interest in a form needs. */
interface FormEnd {
  readonly assets: Assets;
  /** The answer to an empty form, which the script shows before other code is loaded. */
  readonly empty: string | undefined;
}

/** The rest, with the script that waits for interest in a form if there is one. */
export function drawEnd(body: string, form?: FormEnd): string {
  if (!form) return `<body>${body}</body></html>`;
  const empty = form.empty === undefined ? '' : `<template>${form.empty}</template>`;
  return `<body>${body}${empty}${interestScript(form.assets)}</body></html>`;
}

function drawHead(head: Head, look: Look): string {
  return renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.isUnlisted && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      <meta name="theme-color" content={look.colours.paper} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.picture && <meta property="og:image" content={head.picture} />}
      {head.picture && <meta property="og:image:width" content="1200" />}
      {head.picture && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content={head.picture ? 'summary_large_image' : 'summary'} />
    </head>,
  );
}

function interestScript({ interest }: Assets): string {
  return 'src' in interest
    ? `<script type="module" src="${interest.src}"></script>`
    : `<script type="module">${interest.code}</script>`;
}
