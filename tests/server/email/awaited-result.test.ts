import { describe, expect, it } from 'vitest';
import { describeResult } from '#server/email/awaited-result.ts';

const network = { kind: 'surely-not-sent', cause: 'network', detail: 'refused' } as const;
const unsure = { kind: 'maybe-sent', detail: 'reset' } as const;

describe('what a visitor may read about an attempt', () => {
  it('tells a refusal by the service from a broken connection', () => {
    const busy = { kind: 'surely-not-sent', cause: 'limited', detail: '429' } as const;
    expect(describeResult(busy)?.kind).toBe('failed');
    expect(describeResult(network)?.kind).toBe('exception');
    expect(describeResult({ kind: 'sent', messageId: 'm' })).toEqual({ kind: 'sent' });
  });

  it('never repeats what the provider said', () => {
    const detail = 'secret-host.example said ada@example.com is bad';
    const refused = { kind: 'refused', code: 'x', detail, suppress: false } as const;
    for (const result of [refused, { ...network, detail }, { ...unsure, detail }]) {
      expect(JSON.stringify(describeResult(result))).not.toContain('example');
    }
  });
});
