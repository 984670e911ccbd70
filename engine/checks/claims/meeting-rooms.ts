import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { type CoachRule, findDoubt, type Surroundings } from '#engine/checks/rule/rule.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { isLeadFunnel, type Said, textsOfMessage } from '#engine/checks/said/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { countEdits } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** Services in whose rooms people meet: what texts call them, and where their links lead. */
const services = [
  { name: 'Zoom', said: /\bzoom\b/i, host: /(?:^|\.)zoom\.(?:us|com)$/u },
  { name: 'Google Meet', said: /\bgoogle (?:meet|hangouts?)\b/i, host: /^meet\.google\.com$/u },
  {
    name: 'Microsoft Teams',
    said: /\b(?:microsoft|ms) teams\b|\b(?:on|via|over|in) Teams\b/u,
    host: /^teams\.(?:microsoft|live)\.com$/u,
  },
  { name: 'Webex', said: /\bwebex\b/i, host: /(?:^|\.)webex\.com$/u },
  { name: 'Whereby', said: /\bon whereby\b/i, host: /(?:^|\.)whereby\.com$/u },
  { name: 'YouTube', said: /\blive on youtube\b/i, host: /(?:^|\.)(?:youtube\.com|youtu\.be)$/u },
] as const;

/** The service that a text names is the one into whose room the emails of the event lead. */
export const roomIsThatOfTheLink: Judge = judgeWhere(
  services.map(({ said }) => said),
  (said, all) => {
    if (!isLeadFunnel(said.funnel) || said.funnel.event === undefined) return [];
    const named = services.filter((service) => service.said.test(said.text));
    const links = linksOf(said, all);
    const linked = services.filter(({ host }) => links.some((link) => host.test(hostOf(link))));
    const [wrong] = named.filter((service) => !linked.includes(service));
    const [right] = linked;
    if (wrong === undefined || right === undefined || named.length > 1) return [];
    const link = links.find((one) => right.host.test(hostOf(one))) ?? '';
    return {
      rule: 'event-place',
      isDoubt: true,
      claim: wrong.name,
      problem: `${quote(wrong.said.exec(said.text)?.[0] ?? wrong.name)} stands here, but the button of the event's email leads to ${right.name} (${link}).`,
      remedy: `Write ${right.name}, or correct the link.`,
    };
  },
);

/** How many letters a mistyped room may differ in. */
const maxMistyped = 2;

/**
 * The emails of one event lead into one room: one that leads into the room of another event of the coach
 * was copied from there, and one that leads to nearly the same address, or elsewhere under the same label,
 * was mistyped.
 */
export const emailsLeadIntoOneRoom: CoachRule = (entry, all) => {
  const emails = listDeclaredEmails(entry, all).flatMap(({ keys, template, message, senders }) => {
    const [sender, ...others] = senders;
    const { label = '', to = '' } = message.button ?? {};
    return sender && others.length === 0 && template !== 'campaign' && to.startsWith('https:')
      ? [{ keys, to, label, funnel: sender.funnel.id }]
      : [];
  });
  const domain = entry.value.contactEmail.split('@').at(-1) ?? '';
  const isElsewhere = (to: string) => !`.${hostOf(to)}`.endsWith(`.${domain}`);
  return emails.flatMap((email, index) => {
    const { keys, to, label, funnel } = email;
    const own = emails.filter((one) => one.funnel === funnel && one !== email);
    const [room, ...more] = own;
    if (room !== undefined && more.length === 0 && isElsewhere(to) && !isElsewhere(room.to)) {
      return findDoubt(
        entry,
        'event-place',
        [...keys, 'button', 'to'],
        `The button leads to ${quote(to)}, but the other email of ${funnel} leads to ${quote(room.to)}.`,
        `Write ${quote(room.to)}, if both are for one room.`,
      );
    }
    // Of two that differ, the first is the one that people come by.
    const isSecond = room !== undefined && more.length === 0 && emails.indexOf(room) < index;
    if (room === undefined || room.to === to || (more.length === 0 && !isSecond)) return [];
    if (more.some((one) => one.to !== room.to)) return [];
    const other = emails.find((one) => one.funnel !== funnel && one.to === to);
    const isOneDoor =
      label === room.label && hostOf(to) === hostOf(room.to) && !isSameRoom(to, room.to);
    const isMistyped = more.length > 0 && countEdits(to, room.to) <= maxMistyped;
    if (!isOneDoor && !isMistyped && (other === undefined || more.length === 0)) return [];
    const like = other === undefined ? '' : `, as the emails of ${other.funnel} do`;
    return findDoubt(
      entry,
      'event-place',
      [...keys, 'button', 'to'],
      `The button leads to ${quote(to)}${like}, but the other ${more.length > 0 ? 'emails' : 'email'} of ${funnel} ${more.length > 0 ? 'lead' : 'leads'} to ${quote(room.to)}.`,
      `Write ${quote(room.to)}.`,
    );
  });
};

/** The last reminder of an event opens the room as the confirmation does, or says where its link is. */
export const lastRemindersOpenTheRoom: CoachRule = (entry, all) => {
  const emails = listDeclaredEmails(entry, all);
  return emails.flatMap(({ keys, template, message, senders }) => {
    const [sender, ...others] = senders;
    if (template !== 'reminder' || sender === undefined || others.length > 0) return [];
    const { funnel } = sender;
    const event = isLeadFunnel(funnel) ? funnel.event : undefined;
    const reminders = event ? listReminders(event) : [];
    const last = Math.min(...reminders.map(({ beforeMs }) => beforeMs));
    const isLast = reminders.some((one) => one.function === keys[1] && one.beforeMs === last);
    const rooms = emails.flatMap((one) => {
      const to = one.message.button?.to ?? '';
      const isConfirmation = one.template === 'confirmation' && to.startsWith('https:');
      return isConfirmation && one.senders.some((other) => other.funnel === funnel) ? to : [];
    });
    const saysWhere = textsOfMessage(message, []).some(({ text }) =>
      /\blink\b|\]\(|lien|enlace|Zugang/iu.test(text),
    );
    if (!isLast || rooms.length === 0 || message.button !== undefined || saysWhere) return [];
    return findDoubt(
      entry,
      'event-place',
      keys,
      `The last reminder of ${funnel.id} has no button, and that of the confirmation leads to ${quote(rooms[0])}: whoever reads it has to look for the way in.`,
      'Give it the same button, or say where the link is.',
    );
  });
};

/** What follows a question mark may say by which email somebody comes. */
function isSameRoom(one: string, other: string): boolean {
  const [room, same] = [one, other].map((link) => link.split(/[?#]/)[0]);
  return room === same;
}

/** Where the buttons of the emails lead that registered people get. */
function linksOf({ funnel, coach }: Said, all: Surroundings): readonly string[] {
  const entry = all.coaches.find(({ value }) => value === coach);
  if (entry === undefined) return [];
  return listDeclaredEmails(entry, all)
    .filter(
      ({ template, senders }) =>
        template !== 'campaign' && senders.some((sender) => sender.funnel.id === funnel.id),
    )
    .flatMap(({ message }) => message.button?.to ?? []);
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname : '';
}
