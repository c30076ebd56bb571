import { usePlatform, useSession } from '@aimante/remote';
import { PIN_ROUNDS } from '@aimante/shop/till';
import type { Seller } from '@aimante/till';
import { Button, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TillKey } from '../till-key.tsx';
import type { OpenedTill } from '../use-till.ts';
import { pinPause } from './pin-pause.ts';
import styles from './setup.module.css';

/** A helper signs in with a PIN, also without a network. An administrator who is logged in sells at once. */
export function ChooseSeller({ opened }: { opened: OpenedTill }) {
  const { t } = useTranslation();
  const session = useSession();
  const platform = usePlatform();
  const { facts, database, look } = opened;
  const sellers = facts.stand?.sellers ?? [];
  const [chosen, setChosen] = useState<(typeof sellers)[number]>();
  const [pin, setPin] = useState('');
  const [fault, setFault] = useState<string>();
  const sign = async (seller: Seller) => {
    await database.setFact('seller', seller);
    await look();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const wrong = await database.fact('wrongPins');
    const pause = Math.ceil(pinPause(wrong, Date.now()) / 1000);
    if (pause > 0) return setFault(t('till.pinPause', { count: pause }));
    const isRight = (await hashPin(pin, chosen.salt)) === chosen.pinHash;
    await database.setFact('wrongPins', isRight ? undefined : { count: (wrong?.count ?? 0) + 1, at: Date.now() });
    setFault(isRight ? undefined : t('till.pinWrong'));
    if (!isRight) return;
    await sign({ id: chosen.id, name: chosen.name });
    // A helper sells and nothing else: the login of the administrator does not stay on the tablet.
    if (session) await platform.session.logout();
  };
  return (
    <form className={styles.setup} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('till.who')}</h2>
      <div className={styles.sellers}>
        {sellers.map((seller) => (
          <TillKey key={seller.id} aria-pressed={chosen === seller} onClick={() => setChosen(seller)}>
            {seller.name}
          </TillKey>
        ))}
        {session?.role === 'admin' && (
          <TillKey onClick={() => void sign({ id: null, name: t('till.owner') })}>{t('till.owner')}</TillKey>
        )}
      </div>
      {sellers.length === 0 && session?.role !== 'admin' && <p>{t('till.noSellers')}</p>}
      {chosen && (
        <>
          <TextField
            label={t('till.pin')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            onChange={(event) => setPin(event.target.value)}
          />
          {fault && <Notice tone="danger">{fault}</Notice>}
          <Button type="submit">{t('till.signIn')}</Button>
        </>
      )}
    </form>
  );
}

async function hashPin(pin: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations: PIN_ROUNDS },
    key,
    256,
  );
  return Array.from(new Uint8Array(derived), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
