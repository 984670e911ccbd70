import type { CSSProperties } from 'react';
import type { FilledEmail } from '#engine/contract/email.ts';
import { bodyFace, headingFaces } from './faces.ts';
import { chooseEmailColours } from './palette.ts';

/** What each part of an email is drawn from. */
export interface PartProps {
  readonly email: FilledEmail;
}

export const body: CSSProperties = {
  fontFamily: bodyFace,
  fontSize: 17,
  lineHeight: '28px',
  margin: 0,
};
export const small: CSSProperties = {
  fontFamily: bodyFace,
  fontSize: 13,
  lineHeight: '20px',
  margin: 0,
};

/** A coach's colours and face in emails. */
export function look({ coach }: FilledEmail) {
  const palette = chooseEmailColours(coach.theme);
  return { palette, light: palette.light, face: headingFaces[coach.theme.display] };
}
