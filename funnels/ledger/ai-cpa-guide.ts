import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'ledger-ai-cpa-guide',
  coach: 'ledger',
  path: '/ledger-ai-cpa-guide',
  offer: {
    kind: 'guide',
    name: 'The AI CPA Leader’s Guide',
    summary: 'Seven tasks to delegate to software, the control for each, and two to keep.',
    file: 'ai-cpa-guide.guide.ts',
  },
  page: {
    title: 'The AI CPA Leader’s Guide | Ledger Growth Lab',
    description:
      'A free guide for owners of accounting firms: seven tasks software can take over, the control each one needs, and two to keep.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free guide for CPA firm leaders',
        headline: 'Ten hours a week, itemised',
        lead: 'Chasing, retyping, explaining again: in a small firm these take more time than tax law does. This guide lists the seven tasks that software now handles, the control you need for each, and the two that should never leave your desk.',
        artwork: {
          kind: 'cover',
          title: 'The AI CPA Leader’s Guide',
          subtitle: 'Seven to delegate, two to keep',
          author: 'Ledger Growth Lab',
          alt: 'Cover of The AI CPA Leader’s Guide: ruled lines from which four blocks ascend',
        },
      },
      {
        kind: 'statistics',
        title: 'Summary of findings',
        items: [
          { value: '10+', label: 'hours saved per week' },
          { value: '40%', label: 'revenue increase where fees were fixed as well' },
          { value: '500+', label: 'firm owners advised' },
        ],
      },
      {
        kind: 'benefits',
        eyebrow: 'Contents',
        title: 'What the guide accounts for',
        items: [
          {
            title: 'A task list with hours',
            text: 'Seven entries, sorted by the time they return. Begin at the top.',
          },
          {
            title: 'A control per task',
            text: 'What a person checks, how often, and what to do when it does not tie.',
          },
          {
            title: 'The consent question',
            text: 'What section 7216 asks of you before client data touches a tool, in one paragraph.',
          },
          {
            title: 'The pricing note',
            text: 'Why an hour saved is an hour lost if you bill by it, and the order in which to change both.',
          },
        ],
      },
      {
        kind: 'list',
        eyebrow: 'Exclusions',
        title: 'Not in this guide',
        marker: 'cross',
        items: [
          'Predictions about the end of the profession',
          'A ranking of forty tools, outdated by Friday',
          'The word “disrupt”',
        ],
      },
      { kind: 'host', eyebrow: 'Prepared by', title: 'Two CPAs with a stopwatch' },
      {
        kind: 'closing',
        headline: 'Reading time: nine minutes. Payback: Tuesday.',
        button: 'Send me the guide',
      },
    ],
  },
  form: {
    title: 'Request the guide',
    subtitle: 'Two fields. Delivered by email.',
    fields: {
      name: {
        kind: 'text',
        label: 'Name',
        autocomplete: 'name',
        required: true,
        missing: 'Name is blank.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'name@yourfirm.com',
        autocomplete: 'email',
        required: true,
        missing: 'Email is blank.',
        invalid: 'This address does not reconcile. Expected: name@yourfirm.com.',
      },
    },
    missing: { title: 'Please fill in all fields' },
    button: { idle: 'Send me the guide', busy: 'Sending...' },
    privacy: 'Held in confidence, as you would expect. Unsubscribe in one click.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the guide and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'ledger-ai-cpa-guide',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'AI CPA Guide Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Your guide is on its way',
      text: 'Thank you, {name}. {leadMagnet} has been posted to your inbox.',
      details: [{ label: 'Sent to', value: '{email}' }],
      button: { label: 'Return to Homepage', to: 'home' },
    },
  },
  failure: {
    any: { title: 'Something went wrong', description: 'Please try again or contact support.' },
  },
});
