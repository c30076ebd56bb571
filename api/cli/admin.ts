// `npm run api:admin -- create <e-mail> [first name] [last name]`: creates an administrator or promotes an account. The
// password comes from ADMIN_PASSWORD; without it, one is generated and shown once.
import { randomBytes } from 'node:crypto';
import { email as emailSchema } from '@aimante/api-contract/core/wire';
import { password as passwordSchema } from '@aimante/api-contract/identity/schemas';
import { createAdministrator } from '../src/people/identity/login/create-administrator.ts';
import { connect } from '../src/platform/database/connection/connect.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { CommandError, runCommand } from './run-command.ts';

function readAccount([command, address, firstName = '', lastName = '']: readonly string[]) {
  const email = emailSchema.safeParse(address);
  if (command !== 'create' || !email.success)
    throw new CommandError('npm run api:admin -- create <e-mail> [first name] [last name]');
  const given = process.env.ADMIN_PASSWORD;
  const password = given ?? `${randomBytes(12).toString('base64url')}-Aa1`;
  if (!passwordSchema.safeParse(password).success) {
    throw new CommandError('ADMIN_PASSWORD: at least 8 characters, with a digit, an upper and a lower case letter');
  }
  return { account: { email: email.data, password, firstName, lastName }, isGenerated: given === undefined };
}

await runCommand(readAccount, async ({ account, isGenerated }, { url }) => {
  await migrate(url);
  const { db, pool } = connect({ url });
  try {
    const { email, password } = account;
    const outcome = await createAdministrator(db, account);
    if (outcome === 'promoted')
      console.log(`${email} had an account and is an administrator now, with the same password.`);
    else console.log(`${email} is an administrator.${isGenerated ? ` Password, shown this once: ${password}` : ''}`);
  } finally {
    await pool.end();
  }
});
