import { Button, Column, Heading, Hr, Link, Row, Section, Text } from '@react-email/components';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { FilledEmail } from '#engine/contract/documents.ts';
import { type Markup, parseMarkup } from '#engine/text/markup.ts';
import { EmailEmblem, emblemWidth } from './emblem.tsx';
import { bodyFace, headingFaces } from './faces.ts';
import { chooseEmailColours } from './palette.ts';
import { absolute, emailWords, footerLines, footerLinks, ticketFacts } from './words.ts';

interface PartProps {
  readonly email: FilledEmail;
}

const body: CSSProperties = { fontFamily: bodyFace, fontSize: 17, lineHeight: '28px', margin: 0 };
const small: CSSProperties = { fontFamily: bodyFace, fontSize: 13, lineHeight: '20px', margin: 0 };

function look({ coach }: FilledEmail) {
  const palette = chooseEmailColours(coach.theme);
  return { palette, light: palette.light, face: headingFaces[coach.theme.display] };
}

/** The coach's emblem and brand, with a rule below. */
export function Masthead({ email }: PartProps) {
  const { palette, light, face } = look(email);
  const { motif } = email.coach.theme;
  return (
    <Section style={{ paddingBottom: 40 }}>
      <Row>
        <Column style={{ width: emblemWidth(motif), paddingRight: 16, verticalAlign: 'middle' }}>
          <EmailEmblem motif={motif} palette={palette} />
        </Column>
        <Column style={{ verticalAlign: 'middle' }}>
          <Text className="ink" style={{ ...face, ...masthead, color: light.ink }}>
            {email.coach.brand}
          </Text>
        </Column>
      </Row>
      <Hr className="rule" style={{ borderTop: `1px solid ${light.rule}`, margin: '20px 0 0' }} />
    </Section>
  );
}

const masthead: CSSProperties = { fontSize: 19, lineHeight: '24px', margin: 0 };

/** The headline, in the coach's face. */
export function Headline({ email }: PartProps) {
  const { light, face } = look(email);
  return (
    <Heading as="h1" className="ink headline" style={{ ...face, ...headline, color: light.ink }}>
      {email.message.heading}
    </Heading>
  );
}

const headline: CSSProperties = { fontSize: 40, lineHeight: '45px', margin: '0 0 22px' };

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

/** An event's date and place, on the coach's colour like a ticket. */
export function Ticket({ email }: PartProps) {
  const { palette, face } = look(email);
  const { event } = email;
  if (event === undefined) return null;
  const color = palette.onAction;
  return (
    <Section style={{ ...ticket, backgroundColor: palette.action }}>
      <Row>
        <Column className="ticket" style={{ padding: '26px 32px 22px' }}>
          <Text style={{ ...small, color, fontWeight: 700 }}>{event.name}</Text>
          <Text className="date" style={{ ...face, ...ticketDate, color }}>
            {event.date}
          </Text>
        </Column>
      </Row>
      <Row>
        <Column style={{ padding: '0 20px' }}>
          <Hr style={{ borderTop: `2px dashed ${color}`, margin: 0 }} />
        </Column>
      </Row>
      <Row>
        <Column className="ticket" style={{ padding: '20px 32px 26px' }}>
          <Row>
            {ticketFacts(email, event).map(({ label, value, isShort }) => (
              <Column
                key={label}
                className="fact"
                style={isShort ? { ...fact, whiteSpace: 'nowrap' } : fact}
              >
                <Text style={{ ...small, color }}>{label}</Text>
                <Text style={{ ...body, color, lineHeight: '24px', fontWeight: 700 }}>{value}</Text>
              </Column>
            ))}
          </Row>
        </Column>
      </Row>
    </Section>
  );
}

const ticket: CSSProperties = { borderRadius: 12, margin: '12px 0 30px' };
const ticketDate: CSSProperties = { fontSize: 32, lineHeight: '38px', margin: '6px 0 0' };
const fact: CSSProperties = { verticalAlign: 'top', paddingRight: 16 };

/** The email's main action. */
export function Action({ email }: PartProps) {
  const { palette } = look(email);
  const { message, buttonUrl } = email;
  if (message.button === undefined || buttonUrl === undefined) return null;
  return (
    <Section style={{ padding: '12px 0 30px' }}>
      <Button
        href={buttonUrl}
        className="button"
        style={{
          fontFamily: bodyFace,
          fontSize: 17,
          fontWeight: 700,
          color: palette.onAction,
          backgroundColor: palette.action,
          borderRadius: 8,
          padding: '17px 30px',
          textAlign: 'center',
        }}
      >
        {message.button.label}
      </Button>
    </Section>
  );
}

/** For readers who cannot come. */
export function SeatLink({ email }: PartProps) {
  const { light } = look(email);
  if (email.seat === undefined) return null;
  return (
    <Text className="ink" style={{ ...body, color: light.ink, padding: '22px 0 0' }}>
      <Link
        className="strong"
        href={email.seat.url}
        style={{ color: light.strong, textDecoration: 'underline' }}
      >
        {email.seat.label}
      </Link>
    </Text>
  );
}

/** The emblem alone, below the last line of a campaign email. */
export function Seal({ email }: PartProps) {
  const { palette } = look(email);
  return (
    <Section style={{ paddingTop: 24 }}>
      <EmailEmblem motif={email.coach.theme.motif} palette={palette} />
    </Section>
  );
}

/** The signature. */
export function SignOff({ email }: PartProps) {
  const { light, face } = look(email);
  if (email.message.signOff === undefined) return null;
  return (
    <Text className="ink" style={{ ...face, ...signOff, color: light.ink }}>
      <Lines text={email.message.signOff} />
    </Text>
  );
}

const signOff: CSSProperties = { fontSize: 19, lineHeight: '28px', margin: '6px 0 0' };

/** Why the email came, who sent it and how to unsubscribe. */
export function Footer({ email }: PartProps) {
  const { light } = look(email);
  const { coach, unsubscribeUrl } = email;
  const style = { ...small, color: light.soft };
  const linkStyle = { color: light.soft, textDecoration: 'underline' };
  return (
    <Section style={{ paddingTop: 44 }}>
      <Hr className="rule" style={{ borderTop: `1px solid ${light.rule}`, margin: '0 0 20px' }} />
      {footerLines(email).map((line) => (
        <Text key={line} className="soft" style={style}>
          {line}
        </Text>
      ))}
      <Text className="soft" style={style}>
        {email.template !== 'letter' && (
          <Link className="soft" href={`mailto:${coach.contactEmail}`} style={linkStyle}>
            {coach.contactEmail}
          </Link>
        )}
        {footerLinks(email).map(({ label, to }) => (
          <Fragment key={label}>
            {' · '}
            <Link className="soft" href={absolute(to, email)} style={linkStyle}>
              {label}
            </Link>
          </Fragment>
        ))}
        {unsubscribeUrl === undefined ? null : (
          <>
            {email.template !== 'letter' && ' · '}
            <Link className="soft" href={unsubscribeUrl} style={linkStyle}>
              {emailWords(email).unsubscribe}
            </Link>
          </>
        )}
      </Text>
    </Section>
  );
}
