import { describe, expect, it } from '@jest/globals';
import { isWeakPassword } from './weak-password.ts';

describe('isWeakPassword', () => {
  it.each([
    'Password1!',
    'Azerty123',
    'Abcdefg1',
    'aaaaaaaa',
    'qwertyuiop12',
    '12345678',
    'Soleil2024!',
    'a'.repeat(128),
  ])('refuses %s', async (password) => {
    expect(await isWeakPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'chien chat lapin tortue',
    'xk3vtqw9',
    'Grenouille-Verte-42',
    '猫が三匹寝ています',
  ])('takes %s, whatever its characters are', async (password) => {
    expect(await isWeakPassword(password)).toBe(false);
  });

  it('refuses what is known about its owner', async () => {
    expect(await isWeakPassword('camillemoreau', ['camille.moreau@exemple.fr', 'Camille', 'Moreau'])).toBe(true);
  });
});
