import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './common-password.ts';

describe('isCommonPassword', () => {
  it.each([
    'Password1',
    'P@ssw0rd',
    'Azerty123',
    'Soleil2024!',
    'Bonjour1',
    'Qwertyuiop1',
    'Motdepasse1',
    'Aimante2026',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Grenouille-Verte-42', 'Demo-Client-2026', 'Xk3vTqw9', 'Trois chats gris dorment 1'])(
    'takes %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it.each(['Moreau2026', 'Camille1!', '1CamilleMoreau'])('refuses %s to camille.moreau@exemple.fr', (password) => {
    expect(isCommonPassword(password, ['camille.moreau@exemple.fr'])).toBe(true);
    expect(isCommonPassword('Grenouille-Verte-42', ['camille.moreau@exemple.fr'])).toBe(false);
  });
});
