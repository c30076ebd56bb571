import { describe, expect, it } from '@jest/globals';
import { refuseWeakPassword } from './weak-password.ts';

describe('refuseWeakPassword', () => {
  it.each(['Password1!', 'Azerty123', 'qwertyuiop12', '12345678', 'Soleil2024!'])(
    'says that %s leaked',
    async (password) => {
      expect(await refuseWeakPassword(password)).toMatchObject({ code: 'PASSWORD_LEAKED' });
    },
  );

  it.each(['Abcdefg1', 'aaaaaaaa', 'a'.repeat(128)])('refuses %s', async (password) => {
    expect(await refuseWeakPassword(password)).toMatchObject({ code: 'PASSWORD_TOO_WEAK' });
  });

  it.each([
    'correct horse battery staple',
    'chien chat lapin tortue',
    'xk3vtqw9',
    'Grenouille-Verte-42',
    '猫が三匹寝ています',
  ])('takes %s, whatever its characters are', async (password) => {
    expect(await refuseWeakPassword(password)).toBeUndefined();
  });

  it('refuses what is known about its owner', async () => {
    const known = ['camille.moreau@exemple.fr', 'Camille', 'Moreau'];
    expect(await refuseWeakPassword('camillemoreau', known)).toMatchObject({ code: 'PASSWORD_TOO_WEAK' });
  });
});
