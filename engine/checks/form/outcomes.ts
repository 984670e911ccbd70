import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { FailureStep } from '#engine/declaration/submission.ts';
import type { Finding } from '#engine/read/findings.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';
import { allOf } from '#engine/text/wording.ts';

/** A step that can fail, why it can, and whether it needs words of its own. */
interface FailingStep {
  readonly step: FailureStep;
  readonly reason: string;
  readonly isOwn?: boolean;
}

function listFailingSteps({ submission, event }: LeadFunnel): FailingStep[] {
  return [
    { step: 'lead', reason: 'saving the lead can fail' },
    ...(submission.journey
      ? [{ step: 'journey', reason: 'starting the declared journey can fail' } as const]
      : []),
    ...(submission.email.onFailure === 'fail'
      ? [
          {
            step: 'email',
            reason: "onFailure is 'fail', so visitors are told when the email fails",
          } as const,
        ]
      : []),
    { step: 'exception', reason: 'anything can break or take too long' },
    ...(event?.seats === undefined
      ? []
      : ([
          { step: 'alreadyRegistered', reason: 'the event has seats', isOwn: true },
          { step: 'full', reason: 'the event has seats', isOwn: true },
        ] as const)),
  ];
}

/**
 * Every step that can fail has a toast. A full event and a second registration need their own: after
 * those, trying again cannot succeed.
 */
export const failuresHaveToasts: FunnelRule = leadRule((entry) => {
  const { failure } = entry.value;
  const untold = listFailingSteps(entry.value).filter(
    ({ step, isOwn }) => failure[step] === undefined && (isOwn || failure.any === undefined),
  );
  const others = untold.filter(({ isOwn }) => !isOwn).map(({ step }) => step);
  return untold.flatMap(({ step, reason, isOwn = false }) => {
    if (!isOwn && others.length > 1) {
      if (step !== others[0]) return [];
      return findMistake(
        entry,
        'missing-toast',
        ['failure', 'any'],
        `There is no toast for ${allOf(others)}, although each of these can fail.`,
        'Add failure.any with a title for all of them, or one for each.',
      );
    }
    return findMistake(
      entry,
      'missing-toast',
      ['failure', step],
      `There is no toast for ${step}, although ${reason}.`,
      isOwn
        ? `Add failure.${step} with a title; failure.any does not fit here.`
        : `Add failure.${step} with a title, or failure.any for all steps without a toast.`,
    );
  });
});

/** A funnel that tells visitors about a late email has a toast for it. */
export const delayIsTold: FunnelRule = leadRule((entry) => {
  const { submission, success } = entry.value;
  const policy = submission.email.onFailure;
  if ((policy !== 'say-delayed' && policy !== 'stay') || success.delayed) return [];
  return findMistake(
    entry,
    'missing-delayed',
    ['success', 'delayed'],
    `There is no delayed toast, although onFailure is '${policy}', which shows it when the email is late.`,
    'Add success.delayed with a title.',
  );
});

/** Not every failure has a message for visitors, so a toast with {message} has an alternative. */
export const messagesHaveAlternatives: FunnelRule = leadRule((entry) =>
  Object.entries(entry.value.failure).flatMap(([step, toast]) => {
    const findings: Finding[] = [];
    const has = (text: string | undefined) => placeholdersIn(text ?? '').includes('message');
    const shows = has(toast.title) || has(toast.description);
    if (shows && toast.withoutMessage === undefined) {
      findings.push(
        findMistake(
          entry,
          'message-alternative',
          ['failure', step, 'withoutMessage'],
          'The toast shows {message}, but not every failure has a message for visitors.',
          'Add withoutMessage: the text to show when there is none.',
        ),
      );
    }
    if (!shows && toast.withoutMessage !== undefined) {
      findings.push(
        findMistake(
          entry,
          'message-alternative',
          ['failure', step, 'withoutMessage'],
          'The toast shows no {message}, so withoutMessage would never be seen.',
          'Remove withoutMessage, or write {message} into the title or the description.',
        ),
      );
    }
    return findings;
  }),
);
