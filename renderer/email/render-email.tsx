import type { RenderEmail } from '#engine/contract/documents.ts';
import { drawEmail } from './layout.tsx';
import { writeText } from './write-text.ts';

/** What mail programs expect first: it decides how Outlook lays out tables. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Draws an email as HTML for mail programs and as plain text. The templates await nothing, so they are
 * rendered synchronously: React Email's own `render` uses streams, which takes three times as long for
 * the same HTML.
 */
export const renderEmail: RenderEmail = async (email) => {
  const html = drawEmail(email).replaceAll('\0', '');
  return { html: doctype + html, text: writeText(email) };
};
