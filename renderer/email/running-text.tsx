import { Column, Link, Row, Section, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { type Markup, parseMarkup } from '#engine/text/markup.ts';
import { body, look, type PartProps } from './look.ts';
import { absolute } from './words.ts';
/** The first paragraph, larger: it says what this is about. */
export function Lead({ email }: PartProps) {
  const { light } = look(email);
  const [first] = email.message.paragraphs;
  if (first === undefined) return null;
  return (
    <Text className="ink lead" style={{ ...body, ...lead, color: light.ink }}>
      <Words text={first} email={email} />
    </Text>
  );
}

const lead: CSSProperties = { fontSize: 20, lineHeight: '31px', paddingBottom: 20 };

/** Running text; line breaks in a declared text are kept. */
export function Paragraphs({ email, texts }: PartProps & { readonly texts: readonly string[] }) {
  const { light } = look(email);
  return texts.map((text) => (
    <Text key={text} className="ink" style={{ ...body, color: light.ink, paddingBottom: 18 }}>
      <Words text={text} email={email} />
    </Text>
  ));
}

/** A text with its line breaks. */
export function Lines({ text }: { readonly text: string }) {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={line} />, line]));
}

/** A body text: its line breaks, links and strong words. */
export function Words({ text, email }: PartProps & { readonly text: string }) {
  const { light } = look(email);
  const draw = (piece: Markup, index: number): ReactNode => {
    if (typeof piece === 'string') return <Lines key={index} text={piece} />;
    const children = piece.children.map(draw);
    if (piece.kind === 'strong') return <strong key={index}>{children}</strong>;
    return (
      <Link
        key={index}
        className="strong"
        href={absolute(piece.to, email)}
        style={{ color: light.strong, textDecoration: 'underline' }}
      >
        {children}
      </Link>
    );
  };
  return parseMarkup(text).map(draw);
}

/** Numbered points, each with a title: the guide itself, or what to prepare. */
export function Points({ email }: PartProps) {
  const { light, face } = look(email);
  const { points } = email.message;
  if (points === undefined || points.length === 0) return null;
  return (
    <Section style={{ padding: '14px 0 22px' }}>
      {points.map((point, index) => (
        <Row key={point.title}>
          <Column
            className="rule numeral"
            style={{ ...pointCell, width: 64, borderTop: `1px solid ${light.rule}` }}
          >
            <Text className="strong" style={{ ...face, ...numeral, color: light.strong }}>
              {index + 1}
            </Text>
          </Column>
          <Column className="rule" style={{ ...pointCell, borderTop: `1px solid ${light.rule}` }}>
            <Text className="ink" style={{ ...body, color: light.ink, fontWeight: 700 }}>
              {point.title}
            </Text>
            <Text className="ink" style={{ ...body, color: light.ink, paddingTop: 4 }}>
              <Words text={point.text} email={email} />
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}

const pointCell: CSSProperties = { padding: '20px 0', verticalAlign: 'top' };
const numeral: CSSProperties = { fontSize: 42, lineHeight: '38px', margin: 0 };
