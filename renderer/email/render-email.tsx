import type { RenderEmail } from '#engine/contract/email.ts';
import { drawEmail } from './layout.tsx';
import { writeText } from './write-text.ts';

/** The doctype that mail programs expect: it determines how Outlook lays out tables. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Renders an email as HTML and as plain text. The templates await nothing, so they are rendered
 * synchronously: React Email's own `render` uses streams, which take three times as long for the same
 * HTML.
 */
export const renderEmail: RenderEmail = async (email) => {
  const html = drawEmail(email).replaceAll('\0', '');
  return { html: doctype + html, text: writeText(email) };
};
