import { Button, Column, Heading, Hr, Link, Row, Section, Text } from '@react-email/components';
import { type CSSProperties, Fragment } from 'react';
import { EmailEmblem, emblemWidth } from './emblem.tsx';
import { bodyFace } from './faces.ts';
import { body, look, type PartProps, small } from './look.ts';
import { Lines } from './running-text.tsx';
import { absolute, emailWords, footerLines, footerLinks } from './words.ts';
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
