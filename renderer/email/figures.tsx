import type { CSSProperties } from 'react';
import type { FilledEmail } from '#engine/contract/email.ts';
import { bodyFace } from './faces.ts';
import { chooseEmailColours } from './palette.ts';

/** Numbers next to what they are compared with, as a real table for screen readers. */
export function Figures({ email }: { readonly email: FilledEmail }) {
  const { figures, coach } = email;
  if (figures === undefined || figures.rows.length === 0) return null;
  const { light } = chooseEmailColours(coach.theme);
  const cell: CSSProperties = { ...text, borderTop: `1px solid ${light.rule}`, color: light.ink };
  const head: CSSProperties = { ...text, color: light.soft, fontWeight: 400, paddingTop: 0 };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 26px' }}>
      <thead>
        <tr>
          <th scope="col" className="soft" align="left" style={head}>
            {figures.title}
          </th>
          <th scope="col" className="soft" align="right" style={head}>
            {figures.now}
          </th>
          {figures.before !== undefined && (
            <th scope="col" className="soft" align="right" style={head}>
              {figures.before}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {figures.rows.map(({ name, now, before }) => (
          <tr key={name}>
            <td className="ink rule" style={cell}>
              {name}
            </td>
            <td className="ink rule" align="right" style={{ ...cell, ...number, fontWeight: 700 }}>
              {now}
            </td>
            {figures.before !== undefined && (
              <td
                className="soft rule"
                align="right"
                style={{ ...cell, ...number, color: light.soft }}
              >
                {before ?? '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const text: CSSProperties = {
  fontFamily: bodyFace,
  fontSize: 14,
  lineHeight: '20px',
  padding: '9px 0',
  verticalAlign: 'top',
};
const number: CSSProperties = { whiteSpace: 'nowrap', paddingLeft: 10 };
