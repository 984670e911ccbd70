import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { listDeclaredEmails } from './declared-emails.ts';

/**
 * The requested email of a funnel that holds seats has the button that confirms one, and no other
 * email has it.
 */
export const seatButtonConfirms: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders, isLater }) => {
    const confirms = message.button?.to === 'seat';
    const holds = senders.filter(({ funnel }) => !isLater && funnel.event?.hold !== undefined);
    if (confirms && (isLater || holds.length < senders.length)) {
      const other = senders.find((sender) => isLater || !holds.includes(sender));
      const who = other
        ? `${other.file} sends it and holds no seat`
        : 'it is not a requested email';
      return [
        findMistake(
          entry,
          'seat-button-without-hold',
          [...keys, 'button', 'to'],
          `The button confirms a held seat, but ${who}.`,
          'Let the button lead elsewhere, or declare event.hold and send this email at once.',
        ),
      ];
    }
    const [holder] = confirms ? [] : holds;
    if (holder === undefined) return [];
    return [
      findMistake(
        entry,
        'hold-without-button',
        [...keys, 'button'],
        `${holder.file} holds seats until they are confirmed, but this email has no button to confirm one, so every seat would lapse.`,
        "Add button: { label: 'Confirm my seat', to: 'seat' }.",
      ),
    ];
  });
