import { render } from '@react-email/render';
import type { RenderEmail } from '#engine/contract.ts';
import { templates } from './templates.tsx';
import { writeText } from './write-text.ts';

/** Draws an email as HTML for mail programs and as plain text. */
export const renderEmail: RenderEmail = async (email) => {
  const Template = templates[email.template];
  return { html: await render(<Template email={email} />), text: writeText(email) };
};
