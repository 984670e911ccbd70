import { expect, it } from 'vitest';
import { addressOf } from '#engine/language/form-of-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';

it.each([
  ['de', 'Sichern Sie sich Ihren Platz. Duschen inklusive.', '{time} Uhr Ihrer Zeit'],
  ['de', 'Sichere dir deinen Platz.', '{time} Uhr deiner Zeit'],
  ['es', 'Reserve su lugar. La tutoría es gratis.', '{time}, su hora local'],
  ['es', 'Reserva tu lugar.', '{time}, tu hora local'],
  ['fr', 'Réservez votre place. Un beau tutoriel.', '{time}, votre heure locale'],
  ['fr', 'Réserve ta place : tu viens ?', '{time}, ton heure locale'],
  ['pt-BR', 'Reserve seu lugar.', '{time}, no seu horário'],
  ['en', 'Reserve your seat.', '{time}, your time'],
] as const)('in %s “%s” is followed by “%s”', (language, text, told) => {
  expect(wordsOf(language).page.yourTime(addressOf(text, language))).toBe(told);
});
