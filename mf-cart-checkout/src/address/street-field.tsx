import type { FoundAddress } from '@aimante/api-contract/shipping';
import { classNames, TextField, VisuallyHidden } from '@aimante/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import styles from './street-field.module.css';
import { useAddressProposals } from './use-address-proposals.ts';
import { useField } from './use-field.ts';

interface StreetFieldProps {
  readonly of: 'address' | 'billing';
  readonly className: string | undefined;
}

const CLOSED = -1;

/** Number and street. In France it proposes whole addresses. Typing on without them is always possible. */
export function StreetField({ of, className }: StreetFieldProps) {
  const { t } = useTranslation();
  const field = useField();
  const listId = useId();
  const { setValue, setFocus } = useFormContext<CheckoutDraft>();
  const { country, postalCode, line1 } = useWatch<CheckoutDraft, 'address' | 'billing'>({ name: of });
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(CLOSED);
  const proposals = useAddressProposals({ text: line1, postalCode, isAsked: isTyping && country === 'FR' });
  const isOpen = proposals.length > 0;
  const { onChange, onBlur, ...input } = field(`${of}.line1`);

  function close() {
    setIsTyping(false);
    setActive(CLOSED);
  }

  function choose({ line1: street, postalCode: code, city }: FoundAddress) {
    close();
    setValue(`${of}.line1`, street, { shouldValidate: true, shouldDirty: true });
    setValue(`${of}.postalCode`, code, { shouldValidate: true, shouldDirty: true });
    setValue(`${of}.city`, city, { shouldValidate: true, shouldDirty: true });
    setFocus(`${of}.line1`);
  }

  function press(event: KeyboardEvent) {
    const chosen = proposals[active];
    if (!isOpen) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Before the first and after the last proposal is the field itself.
      setActive((place) => ((place + 1 + step + proposals.length + 1) % (proposals.length + 1)) - 1);
    }
  }

  return (
    <div className={classNames(styles.street, className)}>
      <TextField
        {...input}
        label={t('field.line1.label')}
        autoComplete={`${of === 'address' ? 'shipping' : 'billing'} address-line1`}
        required
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        onKeyDown={press}
        onChange={(event) => {
          setIsTyping(true);
          setActive(CLOSED);
          return onChange(event);
        }}
        onBlur={(event) => {
          close();
          return onBlur(event);
        }}
      />
      <div id={listId} role="listbox" className={styles.list} hidden={!isOpen} aria-label={t('field.line1.proposals')}>
        {proposals.map((proposal, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys of this list.
          // biome-ignore lint/a11y/useFocusableInteractive: the field points to the active option with aria-activedescendant.
          <div
            key={`${proposal.line1} ${proposal.postalCode} ${proposal.city}`}
            id={optionId(listId, place)}
            role="option"
            aria-selected={place === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(proposal)}
          >
            {proposal.line1} <span>{`${proposal.postalCode} ${proposal.city}`}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <p role="status">{isOpen && t('field.line1.found', { count: proposals.length })}</p>
      </VisuallyHidden>
    </div>
  );
}

const optionId = (listId: string, place: number) => `${listId}-${place}`;
