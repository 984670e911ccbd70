import { expect, it } from 'vitest';
import { addressOf } from '#engine/language/form-of-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';

it.each([
  ['de', 'Sichern Sie sich Ihren Platz. Duschen inklusive.', 'Uhr Ihrer Zeit'],
  ['de', 'Sichere dir deinen Platz.', 'Uhr deiner Zeit'],
  ['es', 'Reserve su lugar. La tutoría es gratis.', 'en su hora local'],
  ['es', 'Reserva tu lugar.', 'en tu hora local'],
  ['fr', 'Réservez votre place. Un beau tutoriel.', 'à votre heure locale'],
  ['fr', 'Réserve ta place : tu viens ?', 'à ton heure locale'],
  ['pt-BR', 'Reserve seu lugar.', 'no seu horário'],
  ['en', 'Reserve your seat.', 'your time'],
] as const)('in %s “%s” is followed by “%s”', (language, text, told) => {
  expect(wordsOf(language).page.yourTime(addressOf(text, language))).toBe(told);
});
