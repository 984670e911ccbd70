import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { listDeclaredEmails } from './declared-emails.ts';

/** The templates whose readers have a seat, or are offered one, when they get the email. */
const withSeat = ['reminder', 'moved', 'seat-offer'];

/**
 * A button to the seat stands where its reader has one: in what a funnel with an event sends to those
 * who register or are registered. Where a seat has to be confirmed or taken, the email has it.
 */
export const seatButtonConfirms: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, template, message, senders, isLater }) => {
    const leads = message.button?.to === 'seat';
    const holds = senders.filter(({ funnel }) => !isLater && funnel.event?.hold !== undefined);
    const seatless = senders.find(({ funnel }) => funnel.event === undefined);
    if (leads && (isLater ? !withSeat.includes(template) : seatless !== undefined)) {
      const who =
        isLater || seatless === undefined
          ? 'who gets this email need not have one'
          : `${seatless.file} sends it and registers nobody for an event`;
      return findMistake(
        entry,
        'seat-button-without-seat',
        [...keys, 'button', 'to'],
        `The button leads to its reader's seat, but ${who}.`,
        'Let the button lead elsewhere, or send this email to those who register for an event.',
      );
    }
    if (template === 'seat-offer' && !leads) {
      return findMistake(
        entry,
        'offer-without-button',
        [...keys, 'button'],
        'This email offers a seat, but has no button to take it, so every offer would lapse.',
        "Add button: { label: 'Take the seat', to: 'seat' }.",
      );
    }
    const [holder] = leads ? [] : holds;
    if (holder === undefined) return [];
    return findMistake(
      entry,
      'hold-without-button',
      [...keys, 'button'],
      `${holder.file} holds seats until they are confirmed, but this email has no button to confirm one, so every seat would lapse.`,
      "Add button: { label: 'Confirm my seat', to: 'seat' }.",
    );
  });
