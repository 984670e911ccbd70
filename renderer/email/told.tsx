import type { CSSProperties } from 'react';
import type { FilledEmail } from '#engine/contract/email.ts';
import { bodyFace } from './faces.ts';
import { chooseEmailColours } from './palette.ts';

const text: CSSProperties = {
  fontFamily: bodyFace,
  fontSize: 14,
  lineHeight: '20px',
  padding: '9px 12px 9px 0',
  verticalAlign: 'top',
};

/** What people answered, as they wrote it, and never as a link of ours. */
export function Told({ email: { told = [], coach } }: { readonly email: FilledEmail }) {
  const { light } = chooseEmailColours(coach.theme);
  const cell: CSSProperties = { ...text, borderTop: `1px solid ${light.rule}`, color: light.ink };
  return told.map(({ title, rows }, index) => (
    <table
      // biome-ignore lint/suspicious/noArrayIndexKey: the people have no other name and never move
      key={index}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 26px' }}
    >
      {title !== '' && (
        <caption className="ink" style={{ ...text, textAlign: 'left', fontWeight: 700 }}>
          {title}
        </caption>
      )}
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              className="soft rule"
              align="left"
              style={{ ...cell, color: light.soft, fontWeight: 400, width: '38%' }}
            >
              {label}
            </th>
            <td className="ink rule" style={{ ...cell, whiteSpace: 'pre-line' }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
