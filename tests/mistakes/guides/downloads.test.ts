import { describe } from 'vitest';
import type { Beside } from '#engine/compile-read.ts';
import type { OfferedFile } from '#engine/site/offered-file.ts';
import { type Control, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { event, guideMessage, message } from '#tests/support/site/declarations.ts';

const button = { label: 'Download the guide', to: 'download' };
const withButton = { 'functions.send-guide.message': { ...message, button } };
const file = 'offer.file';

/** The folder with these files in it. */
function holding(...offered: readonly Omit<OfferedFile, 'file'>[]): Beside;
function holding(...offered: readonly OfferedFile[]): Beside;
function holding(...offered: readonly Partial<OfferedFile>[]): Beside {
  return {
    pictures: ['funnels/willow/team.jpg'],
    offered: offered.map((one) => ({
      file: 'funnels/willow/price-list.pdf',
      bytes: 120_000,
      ...one,
    })),
  };
}

const sound = { bytes: 120_000, format: 'pdf' } as const;

/** What somebody offers with a button that leads to it. */
function offering(did: string, name: string, beside: Beside): Control {
  return { did, beside, changes: { 'coach.ts': withButton, 'guide.ts': { [file]: name } } };
}

function offeringWrongly(
  did: string,
  name: string,
  beside: Beside,
  rule: string,
  says: string,
): Mistake {
  return { ...offering(did, name, beside), rule, at: 'guide.ts, offer.file', says };
}

describe('what a funnel offers to download', () => {
  itNames('wrong-value', [
    offeringWrongly(
      'a file that is not there',
      'price-list.pdf',
      { ...holding(), offered: [] },
      'missing-file',
      'There is no file "price-list.pdf" in funnels/willow/. There is no file there that can be offered yet. Add the file or correct its name.',
    ),
    offeringWrongly(
      "a slip in the file's name",
      'pricelist.pdf',
      holding(sound),
      'missing-file',
      'There is no file "pricelist.pdf" in funnels/willow/. The only file there that can be offered is "price-list.pdf". Write "price-list.pdf".',
    ),
    offeringWrongly(
      'a slip in the ending of a guide',
      'guide.guid.ts',
      holding(sound),
      'missing-file',
      'There is no file "guide.guid.ts" in funnels/willow/. The only file there that can be offered is "price-list.pdf". Add the file or correct its name.',
    ),
    offeringWrongly(
      "a file of another coach's folder",
      'price-list.pdf',
      holding({ ...sound, file: 'funnels/birch/price-list.pdf' }),
      'missing-file',
      'There is no file "price-list.pdf" in funnels/willow/; it lies in funnels/birch/. Move it next to the funnel.',
    ),
    offeringWrongly(
      'a document under the name of a PDF',
      'price-list.pdf',
      holding({ bytes: 120_000, format: 'zip' }),
      'wrong-file',
      'price-list.pdf is not a PDF: what it holds is a ZIP archive. Export it as a PDF again, or correct the ending of its name.',
    ),
    offeringWrongly(
      'a web page saved under the name of a PDF',
      'price-list.pdf',
      holding({ bytes: 120_000 }),
      'wrong-file',
      'price-list.pdf is not a PDF: it does not begin as one does. Export it as a PDF again.',
    ),
    offeringWrongly(
      'an upload that broke off at once',
      'price-list.pdf',
      holding({ bytes: 0 }),
      'wrong-file',
      'price-list.pdf is not a PDF: it is empty. Export it as a PDF again.',
    ),
    offeringWrongly(
      'a recording of three hours',
      'price-list.pdf',
      holding({ ...sound, bytes: 240_000_000 }),
      'large-file',
      'price-list.pdf has 229 MB, and a file that people download may have 100 MB. Make it smaller: pictures in it need 150 dots per inch, speech needs 64 kilobits per second.',
    ),
    {
      did: 'a path instead of a name',
      coach: withButton,
      guide: { [file]: 'files/price-list.pdf' },
      says: '"files/price-list.pdf" is not the name of a file beside the funnel. Write it like price-list.pdf, without a folder; it may be a PDF, EPUB, MP3, M4A or ZIP, or a guide that is written here, like price-list.guide.ts.',
    },
    {
      did: 'a Word document',
      coach: withButton,
      guide: { [file]: 'price-list.docx' },
      says: '"price-list.docx" is not the name of a file beside the funnel. Write it like price-list.pdf, without a folder; it may be a PDF, EPUB, MP3, M4A or ZIP, or a guide that is written here, like price-list.guide.ts.',
    },
    {
      did: 'a file that no button leads to',
      guide: { [file]: 'price-list.pdf' },
      beside: holding(sound),
      rule: 'undelivered-file',
      says: "The funnel offers \"price-list.pdf\", but no button of its emails or of its success screen leads to it, so nobody would get it. Add button: { label: 'Download {leadMagnet}', to: 'download' } to the email send-guide in funnels/willow/coach.ts.",
    },
    {
      did: 'a file whose email has a button that leads elsewhere',
      coach: {
        'functions.send-guide.message': {
          ...guideMessage,
          button: { label: 'Write to us', to: 'https://willow.works' },
        },
      },
      guide: { [file]: 'price-list.pdf' },
      beside: holding(sound),
      rule: 'undelivered-file',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: `funnels/willow/guide.ts offers "price-list.pdf", but no button of its emails or of its success screen leads to it, so nobody would get it. Write to: 'download' in the button of the email send-guide in funnels/willow/coach.ts.`,
    },
    {
      did: 'a button that downloads nothing',
      coach: withButton,
      rule: 'download-without-file',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button downloads the file of an offer, but funnels/willow/guide.ts sends this email and offers none. Add offer.file to funnels/willow/guide.ts, or let the button lead elsewhere.',
    },
    {
      did: 'a success screen whose button downloads nothing',
      guide: {
        success: { after: 'screen', screen: { title: 'Thank you!', text: 'Take it.', button } },
      },
      rule: 'download-without-file',
      at: 'guide.ts, success.screen.button.to',
      says: 'The button downloads the file of the offer, but the funnel offers none. Add offer.file, or let the button lead elsewhere.',
    },
    {
      did: 'a file on a page without a form',
      changes: { 'call.ts': { [file]: 'price-list.pdf' } },
      beside: holding(sound),
      rule: 'file-without-form',
      says: 'The page offers "price-list.pdf", but it has no form by which anybody could ask for it. Remove offer.file, or offer the file on a funnel with a form.',
    },
    {
      did: 'a guide that its email does not hold',
      coach: { 'functions.send-guide.message': message },
      rule: 'guide-without-content',
      at: 'guide.ts, submission.email.function',
      says: 'The page offers "The Willow Guide", but the email send-guide holds no points, and neither a button nor a link leads to it: nobody would get what they asked for. Put the file beside the funnel and name it in offer.file, or write the guide as points of the email.',
    },
    {
      did: 'a file that no funnel offers',
      changes: {},
      beside: {
        ...holding(sound),
        folder: {
          path: 'funnels',
          files: [
            'funnels/willow/coach.ts',
            'funnels/willow/guide.ts',
            'funnels/willow/price-list.pdf',
          ],
        },
      },
      rule: 'unused-file',
      at: 'price-list.pdf',
      says: "No funnel offers this file. Name it in the offer of the funnel whose visitors get it, file: 'price-list.pdf', or delete it.",
    },
  ]);

  itAccepts([
    offering('a PDF', 'price-list.pdf', holding(sound)),
    offering(
      'a name with spaces and capitals',
      'Price List 2027.PDF',
      holding({ ...sound, file: 'funnels/willow/Price List 2027.PDF' }),
    ),
    offering(
      'a book in an archive',
      'book.zip',
      holding({ file: 'funnels/willow/book.zip', bytes: 9000, format: 'epub' }),
    ),
    offering(
      'a recording of just 100 MB',
      'talk.mp3',
      holding({ file: 'funnels/willow/talk.mp3', bytes: 100 * 1024 * 1024, format: 'mp3' }),
    ),
    { ...offering('a file where nobody looked', 'price-list.pdf', {}) },
    {
      did: 'a file that the success screen gives out',
      guide: {
        [file]: 'price-list.pdf',
        success: { after: 'screen', screen: { title: 'Thank you!', text: 'Take it.', button } },
      },
      beside: holding(sound),
    },
    {
      did: 'a file that an email of the campaign gives out',
      coach: {
        'campaigns.0.steps': [{ id: 'hello', after: { days: 1 }, message: { ...message, button } }],
      },
      guide: {
        [file]: 'price-list.pdf',
        'submission.journey': { campaign: 'Willow Campaign', firstEmail: 'now' },
      },
      beside: holding(sound),
    },
    {
      did: 'an email that links to the guide',
      coach: {
        'functions.send-guide.message': {
          ...message,
          paragraphs: ['Here it is: [The Willow Guide](https://files.willow.org/guide.pdf).'],
        },
      },
    },
    {
      did: 'a short email about an event',
      coach: { 'functions.send-guide.message': message },
      guide: {
        event,
        'offer.kind': 'masterclass',
        'failure.alreadyRegistered': { title: 'You have a place already.' },
      },
    },
    {
      did: 'a guide that comes by post, with its reason',
      coach: { 'functions.send-guide.message': message },
      guide: {
        allow: [{ rule: 'guide-without-content', because: 'We send the booklet by post.' }],
      },
    },
    { did: 'a guide in the email itself', coach: { 'functions.send-guide.message': guideMessage } },
  ]);
});
