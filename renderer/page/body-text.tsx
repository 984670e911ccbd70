import { Fragment, type ReactNode } from 'react';
import { type Markup, parseMarkup } from '#engine/text/markup.ts';

/**
 * A body text with its links and strong words. If it has any, it is wrapped in an element of its own,
 * so that it stays one item beside a tick or a number.
 */
export function BodyText({ text }: { readonly text: string }) {
  const pieces = parseMarkup(text);
  const isPlain = pieces.every((piece) => typeof piece === 'string');
  return isPlain ? pieces.join('') : <span>{pieces.map(draw)}</span>;
}

function draw(piece: Markup, index: number): ReactNode {
  if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
  const children = piece.children.map(draw);
  if (piece.kind === 'strong') return <strong key={index}>{children}</strong>;
  const rel = piece.to.startsWith('/') ? {} : { rel: 'noopener' };
  return (
    <a key={index} href={piece.to} {...rel}>
      {children}
    </a>
  );
}
