/** What a place is called, where its words should be: "Headline 2", "Section title", "Job title, company". */
export const namesOfPlaces: readonly RegExp[] = [
  /\b(?:dummy|placeholder|filler) (?:text|copy|content|headline|title|paragraph)\b|\bsample (?:text|headline)\b/gi,
  /^this is (?:just )?(?:a |some )?(?:test|dummy|placeholder|sample)(?: (?:text|headline|title))?[.!]?$/gi,
  /^(?:a )?new (?:funnel|page|offer|lead magnet|landing page|section|campaign|coach)(?: \d+)?[.!]?$/gi,
  /^(?:title|text|copy|button text|call to action|cta|description|paragraph|click me)[.!:]?$/gi,
  /^(?:bullet|key|main) points?(?: ?\d+| (?:one|two|three))?[.:]?$|^(?:subject(?: line)?|preview(?: text)?) ?\d*[.:]?$/gi,
  /^(?:placeholder|dummy)\s?[:–—-](?=\s)|^(?:short|brief|long) (?:bio|biography|description|text|intro|summary|quote|paragraph)\b[^.!?]*\(\d+ (?:words|characters)\)$/gi,
  /^(?:section|hero|page|offer|event|story|benefit|lesson|step|list|closing|host|related|item|card|slide|chapter)(?: (?:section|offer|item|card))? (?:title|headline|heading|subtitle|description|label|copy)[.:]?$|^name of (?:the |your |our )?[A-Za-zÀ-ỿ]+[.:]?$/gi,
  /^(?:job title|your role|role|position|company|company name|brand name|coach name|customer name|client name|city, state)$/gi,
  /\bmeta (?:description|title)\b|\((?:max(?:imum|\.)?|up to) ?\d+ (?:characters|chars|words)\b[^)]*\)/gi,
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|welcome|thank you|thanks),? (?:first ?|full )?name[,.!]/gi,
  /(?<!\p{L})(?:YOUR|MY|COMPANY|FIRST|LAST|CLIENT|BRAND|COACH)[_ ](?:NAME|COMPANY|BRAND|EMAIL|TITLE|CITY|OFFER|DATE|LINK)(?!\p{L})|\((?:your|my) (?:company|name|brand|city|offer|link|title|email|website|industry|niche)\)|_{6,}/gu,
  /^\(?no subject\)?$|^(?:subject|betreff|preview|headline|title|button|body|cta) ?: (?=\S)|^newsletter (?:#|no\.? ?)\d+$/gi,
  /(?:^|[.!?] )(?:preview|privacy|intro|body|teaser|hero|closing|welcome|button) (?:text|copy|line)(?: (?:goes )?here)?[.:](?=\s|$)/gi,
  /\b(?:Coach|Client|Customer|Host|Speaker|Author|Mentor) Name\b/g,
  /^(?:e?-?mail|lesson|step|point|item|benefit|section|module|chapter|question|testimonial|feature|slide) ?(?:#|no\.? ?)?\d+ (?:subject(?: line)?|headline|heading|preview(?: text)?|title|body|text)[.:]?$/gi,
  // "Your message" is a question of a form, and "Your quote" a price.
  /^(?:your|our) (?:(?:eyebrow|sub-?headline|cta|call to action)(?: (?:text|copy|line))?|(?:[A-Za-zÀ-ỿ]+ )?(?:button|title|hero|section|closing|intro|lead|subject|preview|benefit|bio|quote|body) (?:text|copy|line|headline))(?: \d+)?[.!]?$/gi,
  /^(?:job title|title|role|position|profession|occupation|name),? ?(?:,|at|@|\/|[-–—·|]) ?(?:company|organi[sz]ation|employer|city|location|business|job title|title|country|state)(?: name)?$/gi,
  /^(?:Client|Customer|Testimonial|Company|Logo|Title|Heading|Headline|Subtitle|Point|Item|Benefit|Feature|Bullet|Text|Paragraph|Quote|Subject|Button) ?(?:#? ?\d+|[A-C])[.:]?$/gu,
];

/** What stands for a question or its answer, where "Question 4" is none of a test. */
export const numberedQuestion = /^(?:question|answer|faq) ?(?:# ?)?(?:\d+|[A-C])[?.!:]?$/gi;

/** The same, where a form may ask for it; a lesson's title may be "Your bio". */
export const namesOutsideForms =
  /^(?:your|our|my|the) (?:tagline|slogan|sub-?title|sub-?heading|sub-?headline|brand name|paragraph|description|biography|bio|credentials?|copy|summary)(?: here)?[.!]?$|^(?:(?:Zwischen)?[üÜ]berschrift|Unter(?:titel|überschrift)|Fließtext|Absatz|Slogan|Vorschau(?:text)?|Betreff(?:zeile)?|Teaser(?:text)?|Kurzbeschreibung|Sous-titre|Subtítulo)[.:]?$/gi;
