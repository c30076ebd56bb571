import type { SecondFactors } from '@aimante/api-contract/second-factor';
import { type Author, recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { inTransaction } from '../../../platform/database/connection/in-transaction.ts';
import { httpErrors } from '../../../platform/http/answers/errors.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { removeApp } from '../factors/code-app.ts';
import { removePasskey } from '../factors/passkeys.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import { dropCodesWithoutFactor, hasFactor, readSecondFactors } from '../factors/second-factors.ts';
import { identityErrors } from '../sessions/errors.ts';
import { mailFactorChange } from './enrol.ts';

type Changed = SecondFactors | Refusal;

/** Changes the factors of the caller, after a step-up. */
function change(
  services: Services,
  { actor }: Author,
  work: (tx: Queryable) => Promise<Partial<SecondFactors>>,
): Promise<Changed> {
  if (actor.secondFactor !== 'fresh')
    return Promise.resolve(
      actor.secondFactor === 'missing' || actor.secondFactor === 'spared'
        ? identityErrors.FACTOR_NOT_FOUND()
        : httpErrors.STEP_UP_NEEDED(),
    );
  return inTransaction(services.db, async (tx) => {
    const more = await work(tx);
    return { ...(await readSecondFactors(tx, actor)), ...more };
  });
}

interface Removal {
  kind: 'passkey' | 'code-app';
  remove: (tx: Queryable) => Promise<boolean>;
}

function removeFactor(services: Services, author: Author, { kind, remove }: Removal): Promise<Changed> {
  const { id } = author.actor;
  return change(services, author, async (tx) => {
    if (!(await remove(tx))) throw identityErrors.FACTOR_NOT_FOUND();
    await dropCodesWithoutFactor(tx, id);
    await recordAudit(tx, author, { action: 'user.remove-factor', entity: 'user', entityId: id, after: { kind } });
    await mailFactorChange(services, tx, { userId: id, kind, change: 'removed' });
    return {};
  });
}

export const removeOwnPasskey = (services: Services, author: Author, id: string): Promise<Changed> =>
  removeFactor(services, author, { kind: 'passkey', remove: (tx) => removePasskey(tx, author.actor.id, id) });

export const removeOwnApp = (services: Services, author: Author): Promise<Changed> =>
  removeFactor(services, author, { kind: 'code-app', remove: (tx) => removeApp(tx, author.actor.id) });

export const renewRecoveryCodes = (services: Services, author: Author): Promise<Changed> =>
  change(services, author, async (tx) => {
    const { id } = author.actor;
    if (!hasFactor(await readSecondFactors(tx, author.actor))) throw identityErrors.FACTOR_NOT_FOUND();
    const recoveryCodes = await makeRecoveryCodes(tx, id, services.now());
    await recordAudit(tx, author, { action: 'user.renew-codes', entity: 'user', entityId: id });
    return { recoveryCodes };
  });
