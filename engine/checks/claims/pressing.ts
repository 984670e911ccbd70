import { seatsOf, writeSeats } from '#engine/checks/facts/seats.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern, weekdays } from '#engine/checks/said/english.ts';
import { momentsOfEvent, writeEach } from '#engine/checks/said/moment.ts';
import { eventOf, isLeadFunnel, type Said } from '#engine/checks/said/said.ts';

const seats = '(?:seats|places|spots|tickets|spaces|copies|slots|chairs)';

const calls = '(?:calls|half hours|appointments|sessions|consultations|slots|times|spots|places)';

/** What is said when an event is full, over or nearly full is shown only then. */
const isShownInTime = ({ keys }: Said) =>
  (keys[0] === 'event' && keys[1] !== 'name') || keys[0] === 'failure';

const hasSeats = (said: Said) => eventOf(said)?.seats !== undefined;

/** Whether what somebody bought is what is offered here: people buy other things elsewhere. */
function isOffered(said: Said, thing: string): boolean {
  const { kind, name } = said.funnel.offer;
  const own = [kind, name, '{leadMagnet}', '{event.name}'];
  const all = eventOf(said) === undefined ? own : [...own, 'seat', 'place', 'ticket'];
  const words = thing.split(' ').slice(0, 3).join(' ').toLowerCase();
  return (
    thing.toLowerCase().includes(name.toLowerCase()) ||
    all.some((one) => ` ${words} `.includes(` ${one.toLowerCase()} `))
  );
}

/** Words that hurry a reader, where nothing ends and nothing runs out. */
export const pressingClaims: readonly Claim[] = [
  {
    rule: 'scarcity',
    pattern: new RegExp(
      `\\b(?:almost|nearly) (?:sold out|all gone)\\b|\\bselling (?:out )?fast\\b|\\b(?:always|usually|often) (?:sells? out|fills? up)\\b|\\bthe (?:very )?last (?:few )?${seats} (?:are|is|go)\\b|^the (?:very )?last (?:few )?${seats}\\b|\\b(?:one|some) of the (?:very )?(?:last|final|remaining) (?:few )?${seats}\\b|\\b(?:grab|get|claim|take|snag|secure|reserve|got) the (?:very )?(?:last|final) (?:few )?(?:${seats}|seat|place|spot|ticket|chair)\\b(?! (?:on|by|in|at) the\\b)|\\bfew ${seats} (?:are )?(?:left|remain\\w*)\\b|\\bthe (?:timer|countdown) (?:is running|has (?:begun|started))\\b`,
      'i',
    ),
    against: (said) =>
      isShownInTime(said)
        ? undefined
        : hasSeats(said)
          ? 'it is read from the first registration on'
          : 'nothing is declared that could run out',
    remedy: 'Take the words out; event.seatsLeft says it when it is true.',
  },
  {
    rule: 'scarcity',
    pattern: new RegExp(
      `\\bonly ${numberPattern} (?:[A-Za-zÀ-ỿ]+ )?(?:${seats} (?:are )?(?:left|remain\\w*|available|this (?:month|week))|(?:copies|downloads)(?! (?:of|to|for|per)))\\b|\\b(?:limited|open|reserved|free) (?:to|for) the (?:first|next) ${numberPattern}\\b(?! (?:minutes|hours|days|weeks|months|years|nights|miles|kilometers|kilometres)\\b)|\\bthe first ${numberPattern} (?:readers|people|owners|visitors|subscribers|sign-?ups|who [a-z]+|to [a-z]+) (?:also )?(?:get|receive|win)\\b|\\bonly (?:for )?the first ${numberPattern}(?=[.,:;!?]|$| (?:people|readers|who|of you|downloads|copies)\\b)|\\b${seats} are (?:strictly |very )?limited\\b|\\b(?:only|just) (?:a handful|a few|few)(?: of)?(?: [A-Za-zÀ-ỿ]+){1,2} (?:are )?(?:left|remain\\w*)\\b|\\bwhile (?:stocks?|supplies|copies) lasts?\\b`,
      'i',
    ),
    against: (said) => {
      const isPageOfEvent = eventOf(said) !== undefined && said.place !== 'campaign';
      if (isPageOfEvent || isShownInTime(said) || !isLeadFunnel(said.funnel)) return;
      return said.place === 'campaign'
        ? 'this email is sent on any day, however many are left'
        : `everybody who asks gets this ${said.funnel.offer.kind}`;
    },
    remedy: 'Take the words out, or declare what is limited (event.seats).',
  },
  {
    rule: 'scarcity',
    pattern: new RegExp(
      `\\bonly ${numberPattern} (?:[A-Za-zÀ-ỿ]+ )?${calls} (?:are )?(?:left|remain\\w*|available|this (?:month|week))\\b|\\bfree (?:to|for) the (?:first|next) ${numberPattern}\\b(?! (?:minutes|hours|days|weeks|months|years))|(?:^|[.!?·|–—] )(?:(?:we|i) have )?(?:just |only )?${numberPattern} (?:free |more )?${calls} (?:are )?(?:left|remain\\w*)\\b`,
      'i',
    ),
    against: ({ funnel, place, keys }) =>
      funnel.kind === 'booking' || (place === 'campaign' && keys[0] === 'campaigns')
        ? 'this is read on any day, however many the calendar has left'
        : undefined,
    remedy: 'Take the words out; the calendar shows what is free.',
  },
  {
    rule: 'scarcity',
    pattern:
      /\b(?:the |this |our )?(?:offer|deal|discount|sale) (?:ends|expires|closes|is over) (?:on |at |this |next )?[A-Za-zÀ-ỿ]+|\b(?:available|free|online|open|yours) for (?:only |just )?(?:the next )?\d+ (?:hours|days) only\b|\b(?:available|free|online|open|yours) (?:only |just )?for (?:only |just )?the next \d+ (?:hours|days)\b|\b(?:available|free|online|on this page) for a (?:limited|short) time\b|\b(?:available|free|online|on this page) (?:only )?(?:until|till|through) (?:midnight|tonight|tomorrow|the end of (?:the|this) (?:week|month)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\b(?:available|free|online|on this page) (?:only )?(?:until|till|through) (?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?!(?: \d{1,2}(?:st|nd|rd|th)?)?,? 20\d\d)|\b(?:final|last) (?:chance|call|opportunity) (?:to (?:download|get|register|join|book|sign|reserve|claim|read|save)|for)\b|^(?:your )?(?:last|final) (?:chance|call)(?: ?[:!–—-](?![^.]*\b(?:closes?|ends?|expires)\b)|[.]?$)|^ends (?:tonight|today|tomorrow|at midnight)\b|\b(?:only free|free only) (?:today|tonight|this (?:week|weekend|month))\b|\bfree (?:today|this (?:week|weekend|month)) only\b|(?<=^|[.!?:·|] )only (?:today|this (?:week|weekend|month))(?=[.!]|$)/i,
    against: (said) =>
      said.funnel.expires === undefined && !isShownInTime(said) && said.place !== 'reminder'
        ? 'nothing is declared that ends'
        : undefined,
    remedy: 'Take the words out, or declare when the offer ends (expires).',
  },
  {
    rule: 'scarcity',
    pattern: new RegExp(
      `\\b(?:(?:the )?(?:doors?|cart)|registration|enrol(?:l)?ment|access|sign-?ups?) (?:closes?|ends?|shuts?) (?:on |this |next |at |in )*(?:${weekdays.join('|')}|tonight|today|tomorrow|midnight|${numberPattern} (?:hours|days))\\b`,
      'i',
    ),
    against: (said, [words]) => {
      if (said.funnel.expires !== undefined) return;
      const event = eventOf(said);
      if (event === undefined) return 'nothing is declared that ends';
      const day = weekdays.find((one) => words.toLowerCase().endsWith(one.toLowerCase()));
      const begins = momentsOfEvent(event).map(({ weekday }) => weekday);
      if (day === undefined || begins.length === 0 || begins.includes(day)) return;
      return `the form is open until the event begins, on a ${writeEach(begins)}`;
    },
    remedy: 'Take the words out, or declare when the offer ends (expires).',
  },
  {
    rule: 'event-seats',
    pattern:
      /\bunlimited (?:seats|places|spots|spaces)\b|\b(?:there is |with )?no limit (?:on|to) (?:the )?(?:number of )?(?:seats|places|spots|spaces|registrations|guests|participants)\b|\b(?:room|space|a seat|a place) for (?:everybody|everyone|anybody|anyone) who\b|\bthere(?: is|[’']s) (?:room|space|a seat) for (?:everybody|everyone)(?=[.!]|$)|\bas many (?:people )?as (?:want|like|wish) (?:to|can) (?:come|join|attend)\b/i,
    isDenial: true,
    against: (said) => {
      const seats = seatsOf(eventOf(said));
      return seats.length === 0 || isShownInTime(said) ? undefined : writeSeats(seats);
    },
    remedy: 'Write {event.seats} seats, or take event.seats out.',
  },
  {
    rule: 'offer-kind',
    pattern:
      /\byou (?:bought|purchased|paid for) (?:our|my|(?:the|this) (?<thing>[^.,;:!?]+))|\bthank(?:s| you) for (?:your (?:purchase|order|payment)\b(?! of)|buying|purchasing)\b|\byour (?:order (?:is on|has been|number)|(?:free )?trial (?:ends|expires|begins|starts)|receipt is)\b/i,
    against: (said, { groups = {} }) =>
      groups['thing'] === undefined || isOffered(said, groups['thing'])
        ? 'nothing is sold on this page'
        : undefined,
    remedy: 'Say what the reader did: asked, booked or registered.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:use|enter|apply|with) (?:the |our |my |this )?(?:coupon|promo|promotion|discount|voucher)(?: code)?\b|\bcheck ?out page\b|\badd to cart\b/i,
    against: (said) =>
      isLeadFunnel(said.funnel) && JSON.stringify(said.funnel.form.fields).match(/coupon|code/i)
        ? undefined
        : 'no form of this page takes one',
    remedy: 'Take the words out.',
  },
];
