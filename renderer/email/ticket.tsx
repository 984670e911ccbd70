import { Column, Hr, Row, Section, Text } from '@react-email/components';
import type { CSSProperties } from 'react';
import { body, look, type PartProps, small } from './look.ts';
import { ticketFacts } from './words.ts';
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
