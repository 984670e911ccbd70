import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { declare, event, whenOver } from '#tests/support/site/declarations.ts';

/** How severe it is to say the wrong length of an event at a place of the page. */
function severityAt(place: string) {
  const guide = { event: { ...event, whenOver }, [place]: 'We meet for 75 minutes.' };
  const { findings } = compileSite(declare({ 'guide.ts': guide }), ['/', '/leadmagnet']);
  return findings.map(({ rule, severity }) => `${severity}: ${rule}`);
}

describe('a number that is not what is declared', () => {
  it.each(['page.sections.0.lead', 'page.description', 'form.consent.text'])(
    'keeps the site from starting where people rely on it: %s',
    (place) => expect(severityAt(place)).toContain('error: event-length'),
  );

  it('is for a person to judge in a sentence elsewhere', () => {
    expect(severityAt('success.toast.description')).toContain('warning: event-length');
  });
});
