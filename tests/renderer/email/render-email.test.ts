import { render } from '@react-email/render';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#engine/colour/contrast.ts';
import { emailTemplates } from '#engine/contract/email.ts';
import { displayFaces, motifs } from '#engine/declaration/theme.ts';
import { chooseEmailColours } from '#renderer/email/palette.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { templates } from '#renderer/email/templates.tsx';
import { sampleEmail, sampleEvent } from './sample.ts';

const dark = {
  paper: '#121212',
  ink: '#F7F2E8',
  strong: '#E4B343',
  accent: '#E5533D',
  display: 'Abril Fatface',
  motif: 'spotlight',
} as const;

describe('drawing an email', () => {
  const told = [
    { title: 'The Price List Guide', rows: [{ label: 'Email', value: 'ada@example.com' }] },
    { title: 'The Stage Report', rows: [{ label: 'What moves you?', value: 'Courage & care' }] },
  ];

  it.each(emailTemplates)('says every word of a %s in both parts', async (template) => {
    const isNotice = template === 'notice';
    const email = sampleEmail({ template, ...(isNotice ? { told } : {}) });
    const { html, text } = await renderEmail(email);
    const { message, coach } = email;
    // A notice has one sentence, and what people answered.
    const body = isNotice
      ? [
          message.paragraphs[0] ?? '',
          ...told.flatMap(({ title, rows }) => [title, ...rows.flatMap(Object.values)]),
        ]
      : [
          ...message.paragraphs,
          ...(message.points ?? []).flatMap((point) => [point.title, point.text]),
          ...(message.afterword ?? []),
          message.button?.label ?? '',
        ];
    const words = [
      message.heading,
      ...body,
      // A letter stays within the team.
      ...(template === 'letter' ? [] : [coach.postalAddress, coach.contactEmail]),
    ];
    const flatHtml = html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
    const flatText = text.replace(/\s+/g, ' ');
    expect(words.filter((word) => !flatHtml.includes(word))).toEqual([]);
    expect(words.filter((word) => !flatText.includes(word))).toEqual([]);
  });

  it.each(emailTemplates)('draws a %s as React Email would', async (template) => {
    const email = sampleEmail({ template, event: sampleEvent });
    const streamed = await render(createElement(templates[template], { email }));
    // Streams leave marks between texts and around what might have been waited for.
    expect((await renderEmail(email)).html).toBe(
      streamed.replace(/<!--(?: |\/?\$|html|head|body)-->/g, ''),
    );
  });

  it('loads nothing: no picture, font, script or style sheet', async () => {
    const { html } = await renderEmail(sampleEmail());
    expect(html).not.toMatch(/<img|<script|<link |@import|@font-face|url\(/i);
  });

  it('places things with tables that assistive software skips', async () => {
    const { html } = await renderEmail(
      sampleEmail({ template: 'confirmation', event: sampleEvent }),
    );
    expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull();
  });

  it('stays far below the size at which Gmail cuts an email off', async () => {
    const { html } = await renderEmail(sampleEmail());
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });

  it.each(motifs)('draws the emblem of %s without a picture', async (motif) => {
    const { html } = await renderEmail(sampleEmail({ theme: { ...dark, motif } }));
    expect(html).toContain('aria-hidden="true"');
  });

  it.each(displayFaces)('has faces that computers have for %s', async (display) => {
    const { html } = await renderEmail(sampleEmail({ theme: { ...dark, display } }));
    expect(html).toMatch(/<h1[^>]*font-family:[^"]*(?:serif|sans-serif)/);
  });

  it('shows where and when an event takes place', async () => {
    const { html, text } = await renderEmail(
      sampleEmail({ template: 'reminder', event: sampleEvent }),
    );
    for (const fact of [sampleEvent.date, sampleEvent.time, '90 minutes', sampleEvent.place]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
  });

  it('promises a calendar file only where there is a date', async () => {
    const { time: _, ...undated } = sampleEvent;
    const dated = await renderEmail(sampleEmail({ template: 'confirmation', event: sampleEvent }));
    const open = await renderEmail(sampleEmail({ template: 'confirmation', event: undated }));
    expect(dated.text).toContain('calendar file');
    expect(open.text).not.toContain('calendar file');
  });

  it('offers a way out of campaign emails', async () => {
    const unsubscribeUrl = 'https://sample.example/unsubscribe/token';
    const { html, text } = await renderEmail(sampleEmail({ template: 'campaign', unsubscribeUrl }));
    expect(html).toContain(`href="${unsubscribeUrl}"`);
    expect(text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
  });

  it('puts the colon of its language behind a label in plain text, and none behind a question', async () => {
    const rows = [
      { label: 'Nom', value: 'Ada' },
      { label: 'Que reste-t-il ?', value: 'Du pain' },
    ];
    const asked = { template: 'notice', told: [{ title: '', rows }] } as const;
    const french = await renderEmail(sampleEmail({ ...asked, language: 'fr', event: sampleEvent }));
    expect(french.text).toMatch(/Durée\u00a0: +90 minutes/);
    expect(french.text).toContain('Nom\u00a0: Ada\nQue reste-t-il ? Du pain');
    expect((await renderEmail(sampleEmail(asked))).text).toContain('Nom: Ada');
  });

  it('keeps lines of plain text short, but no address in two', async () => {
    const buttonUrl = `https://sample.example/${'long-'.repeat(30)}`;
    const { text } = await renderEmail(sampleEmail({ buttonUrl }));
    expect(text).toContain(buttonUrl);
    const lines = text.split('\n').filter((line) => line !== buttonUrl);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  });
});

describe('the colours of an email', () => {
  it.each([dark, sampleEmail().coach.theme])('can be read on light and dark ground', (theme) => {
    const { light, dark: night, action, onAction } = chooseEmailColours(theme);
    for (const { ground, ink, soft, strong } of [light, night]) {
      expect(contrastOf(ink, ground)).toBeGreaterThan(7);
      expect(contrastOf(soft, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(strong, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastOf(onAction, action)).toBeGreaterThanOrEqual(4.5);
  });
});
