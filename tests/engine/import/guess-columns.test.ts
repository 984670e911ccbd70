import { describe, expect, it } from 'vitest';
import { guessColumns } from '#engine/import/guess-columns.ts';

describe('what columns mean', () => {
  it.each([
    [
      'Email Address|First Name|Last Name|OPTIN_TIME|Tags',
      'email|first-name|last-name|agreed-at|leave-out',
    ],
    ['id|email|name|source|createdAt', 'leave-out|email|name|leave-out|agreed-at'],
    ['Vorname|Name|E-Mail-Adresse', 'first-name|last-name|email'],
    ['Nombre|Apellidos|Correo electrónico', 'first-name|last-name|email'],
    ['Nombre|Correo electrónico', 'name|email'],
    ['Prénom|Nom|Adresse e-mail', 'first-name|last-name|email'],
    ['Nome|Sobrenome|Endereço de e-mail', 'first-name|last-name|email'],
    ['Nome completo|E-mail|Data de inscrição', 'name|email|agreed-at'],
    ['Email|Name|First name|Last name', 'email|name|leave-out|leave-out'],
    ['Email|Work email|Mail', 'email|leave-out|leave-out'],
  ])('is guessed of %s', (titles, roles) => {
    expect(guessColumns(titles.split('|'), []).join('|')).toBe(roles);
  });

  it('is guessed by the cells where no title names the address', () => {
    const rows = [
      ['7', 'ada@example.com'],
      ['8', ''],
      ['9', 'bob@example.com'],
    ];
    expect(guessColumns(['Column 1', 'Column 2'], rows)).toEqual(['leave-out', 'email']);
    expect(guessColumns(['Column 1'], [['a'], ['b']])).toEqual(['leave-out']);
  });
});
