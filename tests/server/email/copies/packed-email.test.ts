import { constants, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  createModelPacker,
  type SentEmail,
  unpackEmail,
} from '#server/email/copies/packed-email.ts';

function emailTo(name: string, link = `https://willow.example/unsubscribe/${name}`): SentEmail {
  return {
    from: 'Willow <willow@willow.example>',
    to: `${name}@example.com`,
    replyTo: 'willow@willow.example',
    subject: 'One “quiet” week',
    headers: { 'List-Unsubscribe': `<${link}>` },
    attachments: [],
    text: `Dear ${name},\n\n${'A line of it.\n'.repeat(30)}\nStop: ${link}\n`,
    html: `<p>Dear ${name},</p>${'<p class="ink">Ä line</p>'.repeat(300)}<a href="${link}">Stop</a>`,
  };
}

const content = JSON.stringify(emailTo('person'));

describe('a packed email', () => {
  it.each<[string, SentEmail]>([
    ['with a name of its own', emailTo('Ada')],
    ['without a name', emailTo('')],
    ['that is its model', emailTo('person')],
    ['with quotes and halves of characters', emailTo('"\u{1F600}\uD83D\0')],
    ['with a lot of its own', emailTo('x'.repeat(5_000))],
    ['in other words', { ...emailTo('Ada'), html: '<p>Short.</p>', text: '' }],
  ])('is the same again %s, with its model and whole', (_, email) => {
    for (const model of [content, null]) {
      const packed = Buffer.from(createModelPacker(model)(email));
      expect(unpackEmail({ packed, content: model })).toEqual(email);
    }
  });

  it('holds what its model does not', () => {
    const pack = createModelPacker(content);
    for (const name of ['Grace', 'Ada']) {
      const packed = pack(emailTo(name));
      expect(packed).toContain(name);
      expect(packed.length).toBeLessThan(250);
    }
  });

  it('of an earlier release is read with its model as a dictionary', () => {
    const json = JSON.stringify(emailTo('Ada'));
    const params = { [constants.ZSTD_c_compressionLevel]: 1 };
    const dictionary = Buffer.from(content);
    const withModel = { packed: zstdCompressSync(json, { params, dictionary }), content };
    const alone = { packed: zstdCompressSync(json, { params }), content: null };
    expect([withModel, alone].map(unpackEmail)).toEqual([emailTo('Ada'), emailTo('Ada')]);
  });
});
