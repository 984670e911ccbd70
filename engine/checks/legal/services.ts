import { type CoachRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { quote } from '#engine/text/wording.ts';

/** What a notice from a generator says of a page and what the pages here never do. */
const claims: readonly { readonly words: RegExp; readonly instead: string }[] = [
  {
    words:
      /\b(?:accept|agree to|consent to) (?:the use of )?(?:our |all |these )?cookies\b|\b(?:akzeptieren|stimmen) sie (?:den |allen |unseren |der verwendung von )*cookies\b/i,
    instead: 'the pages here set no cookies',
  },
  {
    words:
      /\b(?:we|(?:this|our|the) (?:web)?sites?|(?:these|our) pages) (?:may |also |will )*(?:uses?|sets?|places?|stores?|employs?) (?:(?!no\b|neither\b)[A-Za-zÀ-ỿ]+ ){0,2}cookies\b/i,
    instead: 'the pages here set no cookies',
  },
  {
    words:
      /\b(?:wir|(?:diese|unsere) (?:web)?(?:site|seiten?)) (?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)|benutz(?:en|t)) (?:(?!keine)[A-Za-zÀ-ỿ]+ ){0,2}cookies\b/i,
    instead: 'the pages here set no cookies',
  },
  {
    words:
      /\b(?:este sitio(?: web)?|esta p[aá]gina|esta web|este site|nosso site|nuestro sitio(?: web)?|ce site|notre site|nous) (?:utiliza|usa|utilise|utilisons|dépose|déposons) (?:(?!ning|nenhum|aucun|pas)[A-Za-zÀ-ỿ]+ ){0,2}cookies\b/i,
    instead: 'the pages here set no cookies',
  },
  {
    words:
      /\b(?:google analytics|google tag manager|google ads|(?:meta|facebook|tiktok|linkedin)[- ](?:pixel|insight tag)|hotjar|microsoft clarity|matomo|plausible analytics)\b/i,
    instead: 'the pages here load nothing of it and count visits themselves',
  },
  {
    words:
      /\bpostmark\b[^.;]{0,40}\b(?:in|aus) (?:der |den |the )?(?:EU|europe|european union|germany|ireland|switzerland|canada|united kingdom|UK|europa|europäischen union|deutschland|irland|schweiz)\b/i,
    instead: 'Postmark is a service in the United States',
  },
  {
    words:
      /\b(?:mailchimp|activecampaign|convertkit|klaviyo|getresponse|aweber|constant contact|mailerlite|keap|infusionsoft|cleverreach|clickfunnels|kajabi)\b/i,
    instead: 'the emails here are sent by the site itself',
  },
];

/** What denies it: "We use no cookies and no Google Analytics." */
const denial =
  /\b(?:no|not|never|none|neither|nor|without|instead of|don[’']t|kein[A-Za-zÀ-ỿ]*|nicht|nie|ohne|weder|statt|sin|ning[uú]n[A-Za-zÀ-ỿ]*|nunca|sans|aucune?|ni|pas|jamais|sem|nenhum[A-Za-zÀ-ỿ]*|n[aã]o)\b/i;

/** A privacy notice names no service and no cookie that pages and emails of this site do without. */
export const noticesNameWhatIsUsed: CoachRule = (entry) => {
  const { webhooks, inbound = [] } = entry.value;
  // A program that is told of leads may pass them on to any service, and one that reports may have them.
  const told = webhooks !== undefined || inbound.some(({ kind }) => kind === 'signed');
  return shownTexts(entry.value).flatMap(({ keys, text }) => {
    if (keys[0] !== 'documents') return [];
    for (const sentence of text.split(/(?<=[.!?;])\s+/u)) {
      const claim = claims.find(({ words }) => words.test(sentence));
      if (claim === undefined || denial.test(sentence)) continue;
      // Postmark belongs to one of them.
      if (claim === claims.at(-1) && (told || /\bpostmark\b/i.test(sentence))) continue;
      return findDoubt(
        entry,
        'service-not-used',
        keys,
        `${quote(claim.words.exec(sentence)?.[0])} stands here, but ${claim.instead}.`,
        'Say what happens to the data that this site keeps, or allow it here where another page of yours does so.',
      );
    }
    return [];
  });
};
