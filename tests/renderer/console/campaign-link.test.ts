import { expect, test } from 'vitest';
import { writeCampaignLink } from '#renderer/console/views/work/campaign-link.ts';

const known = ['newsletter/email/spring', 'acme-blog/referral', 'google/search'];
const write = (source: string, medium = '', campaign = '') =>
  writeCampaignLink({ page: 'https://example.com/9ways', source, medium, campaign }, known);

test('a link is spelt as it is counted', () => {
  expect(write('  Newsletter', 'E-Mail', 'Spring Sale!')).toEqual({
    address:
      'https://example.com/9ways?utm_source=newsletter&utm_medium=e-mail&utm_campaign=spring-sale',
    countedAs: 'newsletter/e-mail/spring-sale',
    meant: undefined,
  });
});

test('what is not said stays out of it', () => {
  expect(write('podcast')?.address).toBe('https://example.com/9ways?utm_source=podcast');
  expect(write(' ')).toBeUndefined();
});

test('a misspelt source is noticed before the link is out', () => {
  expect(write('newsleter', 'email')?.meant).toBe('newsletter/email');
  expect(write('acme-blog')?.meant).toBeUndefined();
});
