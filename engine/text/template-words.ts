/** The words of a new funnel that its author is to replace; the check names those that are left. */
export const templateWords = {
  tagline: 'One line that says what you do and who you do it for.',
  audience: 'the people you help',
  emblemAlt: 'Describe the emblem for people who cannot see it',
  biographyHeadline: 'Why people trust you, in one line',
  biography: 'Two or three sentences about where you come from and what you have seen.',
  postalAddress: 'Your street address, city and country',
  summary: 'One sentence for the cards on the home page: what it is and who it helps.',
  description: 'One or two sentences for search results: what it is and who it helps.',
  callDescription: 'One or two sentences for search results: what the call is about.',
  lead: 'Two sentences about what a visitor will be able to do afterwards.',
  callLead: 'Two sentences about what will be different after the call.',
  firstBenefit: 'The first benefit',
  firstBenefitText: 'Say what changes, the way you would tell a friend.',
  secondBenefit: 'The second benefit',
  secondBenefitText: 'Make it believable with a number or an example.',
  thirdBenefit: 'The third benefit',
  thirdBenefitText: 'Three to six benefits get read; more do not.',
  nextStep: 'Say what the visitor should do next.',
  guideEmail: 'Write down what the visitor asked for, or where to find it.',
  preview: 'The line that an inbox shows after the subject.',
  signOff: 'Your name',
} as const;

const all = new Set<string>(Object.values(templateWords));

/** Whether a text is still as a new file has it. */
export function isTemplateText(text: string): boolean {
  return all.has(text);
}
